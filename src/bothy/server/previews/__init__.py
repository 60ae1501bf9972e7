"""What a link shows in a messenger: a title, a sentence and a picture, made from what a stranger may see."""

from bothy.server.previews.pictures import Pictures
from bothy.server.previews.telling import Preview, of_table

__all__ = ["Pictures", "Preview", "of_table"]
