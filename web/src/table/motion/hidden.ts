/**
 * Places that stay empty until their piece lands. They are hidden by a style sheet, so that it also holds for elements
 * that are drawn anew in the meantime; screen readers still find them.
 */

/** What lends a copy its styles draws nothing itself. */
const LENT = "[data-lent]::before,[data-lent]::after{content:none!important}";

export class Hidden {
  readonly #counts = new Map<string, number>();
  readonly #sheet = new CSSStyleSheet();

  constructor() {
    this.#apply();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
  }

  /** Selectors of everything hidden now. */
  get selectors(): readonly string[] {
    return [...this.#counts.keys()];
  }

  /** Hides what these select, until the result is called. */
  hide(selectors: readonly string[]): () => void {
    if (!selectors.length) return () => {};
    for (const each of selectors) this.#counts.set(each, (this.#counts.get(each) ?? 0) + 1);
    this.#apply();
    let over = false;
    return () => {
      if (over) return;
      over = true;
      for (const each of selectors) {
        const left = (this.#counts.get(each) ?? 1) - 1;
        if (left > 0) this.#counts.set(each, left);
        else this.#counts.delete(each);
      }
      this.#apply();
    };
  }

  #apply(): void {
    const rules = this.selectors.map((each) => `:is(${each}){opacity:0!important;transition:none!important}`);
    this.#sheet.replaceSync([LENT, ...rules].join(""));
  }
}
