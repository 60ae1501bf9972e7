"""Messages between a server and its bot workers: questions and answers of `bothy.local`, checked by msgspec."""

from __future__ import annotations

from typing import Any

import msgspec

from bothy.local.questions import KINDS, Answer, Question, answer_data

_QUESTIONS: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
_ANSWERS: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])

write = msgspec.json.encode
read_question = _QUESTIONS.decode


def write_answer(answer: Answer) -> bytes:
    """Encodes an answer."""
    return msgspec.json.encode(answer_data(answer))


def read_answer(message: bytes) -> Answer:
    """Decodes an answer; raises msgspec's error if it is none."""
    fields = _ANSWERS.decode(message)
    kind = KINDS.get(fields.pop("type", ""))
    if kind is None:
        raise msgspec.ValidationError("no answer")
    answer: Answer = msgspec.convert(fields, kind)
    return answer
