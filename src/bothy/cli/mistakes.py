"""Next steps for errors of the operating system: a wrong path, a folder without write permission."""

from __future__ import annotations

from errno import EACCES, EEXIST, EISDIR, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS

NEXT = {
    ENOENT: "there is no such file or folder. Check the path, or make the folder first.",
    EACCES: "you may not read or write there. Choose another place, or run it as the user who may.",
    EPERM: "you may not read or write there. Choose another place, or run it as the user who may.",
    EROFS: "the file system is read-only. Choose another place.",
    EEXIST: "already exists. Choose another name, or move it away.",
    ENOTDIR: "expected a folder, found a file. Choose another name, or move the file away.",
    EISDIR: "expected a file, found a folder. Name a file.",
    ENOSPC: "the disk is full. Make room, or choose another place.",
}


def told(error: OSError) -> str:
    """Return a sentence about the error, with the next step if known."""
    where = "" if error.filename is None else f"{error.filename}: "
    return f"{where}{NEXT.get(error.errno or 0) or error.strerror or error}"
