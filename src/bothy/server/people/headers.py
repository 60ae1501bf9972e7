"""Headers of every response: they forbid content sniffing, external resources and, but for some pages, framing."""

from __future__ import annotations

SCRIPTS = "'self'"
POLICY = "; ".join(
    [
        "default-src 'none'",
        f"script-src {SCRIPTS}",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
STRICT = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
EMBEDDABLE = {
    **{name: value for name, value in STRICT.items() if name != "x-frame-options"},
    "content-security-policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"),
    "cross-origin-resource-policy": "cross-origin",
}
"""For pages that other sites may show in a frame. There, browsers send no cookie of ours."""
COMPUTING = STRICT | {
    "content-security-policy": POLICY.replace(f"script-src {SCRIPTS}", f"script-src {SCRIPTS} 'wasm-unsafe-eval'"),
}
"""For the page that brings its own engine, which is WebAssembly, and for its workers."""
HSTS = "strict-transport-security"
A_YEAR = "max-age=31536000"


def secure(subdomains: bool) -> dict[str, str]:
    """Returns the HSTS header, for HTTPS only. Subdomains are excluded unless configured."""
    return {HSTS: f"{A_YEAR}; includeSubDomains" if subdomains else A_YEAR}
