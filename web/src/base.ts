/** The folder this page is served from, with a slash at both ends: "/", unless the page says otherwise. */

const NAME = 'meta[name="bothy-base"]';
export const BASE = document.querySelector<HTMLMetaElement>(NAME)?.content ?? "/";
