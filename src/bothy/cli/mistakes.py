"""What to do next, if the system refuses something: a path that leads nowhere, a folder nobody may write to."""

from __future__ import annotations

from errno import EACCES, EEXIST, EISDIR, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS

NEXT = {
    ENOENT: "there is no such file or folder. Check the path, or make the folder first.",
    EACCES: "you may not read or write there. Choose another place, or run it as the user who may.",
    EPERM: "you may not read or write there. Choose another place, or run it as the user who may.",
    EROFS: "nothing can be written there. Choose another place.",
    EEXIST: "it is there already. Choose another name, or move it away.",
    ENOTDIR: "a file stands where a folder is needed. Choose another name, or move it away.",
    EISDIR: "it is a folder, and a file is needed. Name a file.",
    ENOSPC: "the disk is full. Make room, or choose another place.",
}


def told(error: OSError) -> str:
    """A sentence about it, with the way out where there is one."""
    where = "" if error.filename is None else f"{error.filename}: "
    return f"{where}{NEXT.get(error.errno or 0) or error.strerror or error}"
