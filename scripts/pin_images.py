"""Pin the images we build on: add the registry's digest to each version. Needs skopeo.

    python scripts/pin_images.py [FILE ...]

An image whose registry doesn't respond stays as it is and is listed at the end. Never write a digest by hand.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

DEPLOY = Path(__file__).parents[1] / "deploy"
FILES = [DEPLOY / "compose.yaml", DEPLOY / "Containerfile"]
IMAGE = re.compile(
    r"^((?:FROM| +image:) )([a-z]+(?:/[a-z]+)?:v?[0-9][\w.-]*)(@sha256:[0-9a-f]{64})?(?=\s)", re.MULTILINE
)


def digest_of(image: str) -> str | None:
    """Returns the registry's digest of this version; None if it doesn't respond."""
    where = f"docker://{image}"
    command = ["skopeo", "inspect", "--no-tags", "--format", "{{.Digest}}", where]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    told = done.stdout.strip()
    return told if done.returncode == 0 and re.fullmatch("sha256:[0-9a-f]{64}", told) else None


def main() -> int:
    """Query each image once, and write its digest."""
    files = [Path(name) for name in sys.argv[1:]] or FILES
    known: dict[str, str | None] = {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        for _, image, _ in IMAGE.findall(text):
            known[image] = known[image] if image in known else digest_of(image)
        pinned = IMAGE.sub(
            lambda found: f"{found[1]}{found[2]}@{known[found[2]]}" if known[found[2]] else found[0], text
        )
        file.write_text(pinned, encoding="utf-8")
    silent = [image for image, digest in known.items() if digest is None]
    print("\n".join(f"{image}: no registry answered" for image in silent) or f"{len(known)} images are pinned")
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main())
