/**
 * Converts an SVG of the page to PNG, including its styles, symbols and fonts, because a picture can't refer to
 * the page.
 */

const SCALE = 2;

/** Returns every rule of the page's style sheets, with fonts as data. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = rules.map(async (rule) => (rule instanceof CSSFontFaceRule ? withData(rule) : rule.cssText));
  return (await Promise.all(texts)).join("\n");
}

async function withData(rule: CSSFontFaceRule): Promise<string> {
  const [whole = "", path = ""] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  const sheet = rule.parentStyleSheet?.href ?? location.href;
  const font = await fetch(new URL(path, sheet)).then((answer) => answer.blob());
  return rule.cssText.replace(whole, `url("${await dataOf(font)}")`);
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Returns the elements a drawing uses from elsewhere on the page, recursively. */
export function usedBy(drawing: Element, page: ParentNode = document): Element[] {
  const found = new Map<string, Element>();
  const visit = (element: Element): void => {
    for (const use of element.querySelectorAll("use")) {
      const id = (use.getAttribute("href") ?? "").slice(1);
      if (!id || found.has(id) || drawing.querySelector(`[id="${id}"]`)) continue;
      const symbol = page.querySelector(`[id="${id}"]`);
      if (!symbol) continue;
      found.set(id, symbol);
      visit(symbol);
    }
  };
  visit(drawing);
  return [...found.values()];
}

/** Returns the drawing as a self-contained SVG. */
export async function standalone(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const defs = document.createElementNS(svg.namespaceURI, "defs");
  defs.append(...usedBy(svg).map((each) => each.cloneNode(true)));
  const style = document.createElementNS(svg.namespaceURI, "style");
  style.textContent = await styles();
  copy.prepend(style, defs);
  copy.setAttribute("data-theme", "light");
  return new XMLSerializer().serializeToString(copy);
}

export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const [width, height] = [Number(svg.getAttribute("width")), Number(svg.getAttribute("height"))];
  const picture = new Image(width * SCALE, height * SCALE);
  picture.src = await dataOf(new Blob([await standalone(svg)], { type: "image/svg+xml" }));
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((png) => (png ? done(png) : failed(new Error("no picture"))), "image/png"),
  );
}
