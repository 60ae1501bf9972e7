/**
 * Animals and goods. Origin at their feet; lit from the upper left; no ink outline. `$name` is the token
 * `--art-name`.
 */

export const LIFE = {
  cask: '<ellipse cx="2" cy="0.4" rx="6" ry="2" fill="$shadow" opacity="0.2"/><path d="M-5 0h10c1.5-3 1.5-7 0-10H-5c-1.5 3-1.5 7 0 10z" fill="$cask"/><path d="M1 0h4c1.5-3 1.5-7 0-10H1c1 3 1 7 0 10z" fill="$cask-dark"/><path d="M-5.9-7.5H6M-5.9-2.5H6" stroke="$post" stroke-width="1.2"/>',
  sheep:
    '<ellipse cx="2.5" cy="0.4" rx="6.5" ry="2" fill="$shadow" opacity="0.2"/><path d="M-3-3V.3M3-3V.3" stroke="$iron" stroke-width="1.5"/><path d="M-6.5-5c-.5-3.5 2-5.5 5-5.2C1-12 5-11 6-8.5c2 1.5 1.5 5-1 5.7C2-1.2-3-1.2-5-2.5-6-3-6.5-4-6.5-5z" fill="$wall"/><path d="M6-8.5c2 1.5 1.5 5-1 5.7C2-1.2-3-1.2-5-2.5-1-3 4-4 6-8.5z" fill="$wall-shade"/><path d="M-9.5-7.5c0-2 1.5-2.8 3-2.3 1.3.5 1.5 2 1 3.3s-1.7 2-2.7 1.5-1.3-1.5-1.3-2.5z" fill="$iron"/>',
  cow: '<ellipse cx="3" cy="0.5" rx="9" ry="2.5" fill="$shadow" opacity="0.2"/><path d="M-4-4V.5M6-4V.5" stroke="$door" stroke-width="2.2"/><path d="M-6-10.5C-2-12.5 6-12.5 8.5-10.5c2 2 1.5 6 0 8l-1.5-1-1.5 1.3L4-3.5 2-2-.5-3.5-3-2l-2-1.5z" fill="$hide"/><path d="M8.5-10.5c2 2 1.5 6 0 8l-1.5-1-1.5 1.3L4-3.5 2-2-.5-3.5C4-4.5 7-6.5 8.5-10.5z" fill="$hide-dark"/><path d="M-13.5-13c.2 2.5 1.5 3.5 3.5 3.5M-3.5-13.5c0 2.5-1.3 4-3 4" fill="none" stroke="$horn" stroke-width="1.5" stroke-linecap="round"/><path d="M-11-10.5c1.5-1.5 4-1.5 5.5 0 .8 2.5.3 6-1 7.5-1 .8-2.5.8-3.3 0-1.3-1.5-1.9-5-1.2-7.5z" fill="$hide"/><path d="M-10.5-11c1-1 3.5-1 4.5 0l-.5 3.5-1.8-1.5L-10-7.5z" fill="$hide-lit"/>',
  fence:
    '<path d="M-14-5.5h28M-14-2.5h28" stroke="$brass-dark" stroke-width="1.3"/><path d="M-13-7.5V1M-4.5-7.5V1M4.5-7.5V1M13-7.5V1" stroke="$door" stroke-width="1.9"/>',
  logs: '<ellipse cx="3" cy="0.8" rx="12" ry="3" fill="$shadow" opacity="0.2"/><path d="M-8-5H8a3 3 0 0 1 0 6H-8z" fill="$plank-dark"/><path d="M-5-10H6a3 3 0 0 1 0 5.5H-5z" fill="$plank-dark"/><circle cx="-8" cy="-2" r="3.2" fill="$plank-lit"/><circle cx="-8" cy="-2" r="1.3" fill="$plank"/><circle cx="-4.6" cy="-7.3" r="3" fill="$plank-lit"/><circle cx="-4.6" cy="-7.3" r="1.2" fill="$plank"/><circle cx="-1.4" cy="-2" r="3" fill="$thatch"/><circle cx="-1.4" cy="-2" r="1.2" fill="$cask-dark"/>',
  sheaf:
    '<ellipse cx="2" cy="0.4" rx="5" ry="1.8" fill="$shadow" opacity="0.2"/><path d="M-4.5 0c1-4 1.5-6 1-8l-2.5-5 3 1L-1-16.5 0-12.5l1.5-4 1.3 4.5 3-1-2.5 5c-.5 2 0 4 1 8z" fill="$straw"/><path d="M0-12.5l1.5-4 1.3 4.5 3-1-2.5 5c-.5 2 0 4 1 8H0z" fill="$straw-dark"/><path d="M-3.7-7.5h7.2v1.7h-7.2z" fill="$hide-dark"/>',
  boat: '<ellipse cx="2" cy="2" rx="14" ry="2.6" fill="$pennant-dark" opacity=".28"/><path d="M-12-3h24c-1 4-4 6-8 6H-5c-4 0-6-2-7-6z" fill="$plank-dark"/><path d="M-12-3h24l-.6 1.6h-22.7z" fill="$plank-lit"/><path d="M0-3v-19" stroke="$post" stroke-width="1.5"/><path d="M1.5-21c6 3 9 8 9.5 16H1.5z" fill="$wall"/><path d="M-1.5-17c-4 3-6 6-6.5 12h6.5z" fill="$horn"/>',
  stag: '<path d="M-7-4-8 4M-4-3-4.5 4M6-4 6.5 4M9-4 10 4" stroke="$hair" stroke-width="1.7"/><path d="M-9-8c2-3 14-3 18-1 2 2 1 5-1 6C3-1-5-1-8-3c-2-1-2-3-1-5z" fill="$plank-dark"/><path d="M-8-6c-3-2-5-5-6-9l-4 1-1-2.5 5-3.5 4 1c1 4 3 7 6 9z" fill="$plank-dark"/><path d="M-14-20c-3-2-5-5-4-10M-16.5-24l-4-1.5M-12-20c1-3 4-5 3.5-10M-10-24l4-1" fill="none" stroke="$track" stroke-width="1.5" stroke-linecap="round"/>',
} as const;
