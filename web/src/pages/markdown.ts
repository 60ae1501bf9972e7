/** Parser for the Markdown subset of the rules references, as plain data: none of it is ever inserted as HTML. */

export type Inline =
  | { kind: "text" | "strong" | "em" | "code" | "number"; text: string }
  | { kind: "rule"; text: string; to: string };
export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; inlines: Inline[]; id: string }
  | { kind: "paragraph"; inlines: Inline[]; id: string }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]\d+\.\d+)\b/g;
const NUMBER = /^\*\*([A-Z]+\d+\.\d+)\*\*/;

/**
 * References to rulings, "(R-C12, R-C15)", and the sentence that explains them: for maintainers of the rules only.
 */
const RULINGS = / ?\((?:R-[A-Z]\d+[a-z]?(?:, )?)+\)/g;
const ABOUT_RULINGS = /[^.]*\(R-[A-Z]\d+[a-z]?\) [a-z][^.]*\./g;

/** Parses a line's markup; paragraph numbers become links. */
export function inlinesOf(line: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(MARK)) {
    if (match.index > from) found.push({ kind: "text", text: line.slice(from, match.index) });
    const [whole, strong, em, code, rule] = match;
    if (strong !== undefined) found.push({ kind: NUMBER.test(whole) ? "number" : "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule, to: rule });
    from = match.index + whole.length;
  }
  if (from < line.length) found.push({ kind: "text", text: line.slice(from) });
  return found;
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inlinesOf(cell.trim()));

function blockOf(lines: readonly string[]): Block {
  const first = lines[0] ?? "";
  const heading = /^(#{1,3}) (.*)$/.exec(first);
  if (heading?.[1] && heading[2] !== undefined) {
    const level = heading[1].length as 1 | 2 | 3;
    return {
      kind: "heading",
      level,
      inlines: inlinesOf(heading[2]),
      id: /^[A-Z]+\d+/.exec(heading[2])?.[0] ?? "",
    };
  }
  if (first.startsWith("|")) return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  if (/^[-*] /.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (/^[-*] /.test(line)) items.push(line.slice(2));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    }
    return { kind: "list", items: items.map(inlinesOf) };
  }
  const text = lines.join(" ");
  return { kind: "paragraph", inlines: inlinesOf(text), id: NUMBER.exec(text)?.[1] ?? "" };
}

/** Splits a text into blocks: a blank line, a heading or another kind of line starts a new one. */
export function blocksOf(text: string): Block[] {
  const groups: string[][] = [];
  let open: string[] | null = null;
  const kindOf = (line: string) => (line.startsWith("|") ? "|" : /^([-*] | {2})/.test(line) ? "-" : "p");
  for (const line of text.replaceAll(ABOUT_RULINGS, "").replaceAll(RULINGS, "").split("\n")) {
    if (!line.trim()) open = null;
    else if (line.startsWith("#")) {
      groups.push([line]);
      open = null;
    } else if (open && kindOf(open[0] ?? "") === kindOf(line)) open.push(line);
    else {
      open = [line];
      groups.push(open);
    }
  }
  return groups.map(blockOf);
}
