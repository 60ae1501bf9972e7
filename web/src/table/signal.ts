/** It is my turn: the title and the dot in the tab say so; a sound and a notice only if they were asked for. */

const CALM = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

/** Puts title and icon of the tab right. */
export function signal(calling: boolean, title: string): void {
  document.title = calling ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? CALLING : CALM;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Two soft notes. */
export function chime(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [440, 587].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.06, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
  setTimeout(() => void audio.close(), 1000);
}

/** A notice of the browser, while the page is not looked at. */
export function notify(title: string, text: string): void {
  if (document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification(title, { body: text, tag: "bothy-turn" });
}
