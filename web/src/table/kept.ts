/** What somebody looked at, kept by table: a phone closes tabs as it likes, and one comes back to the same place. */

const PLACE = "bothy.looked";
/** So many tables are remembered. */
const TABLES = 12;
type Kept = Record<string, string>;

function all(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {}; // closed to us, or no JSON: nothing was kept
  }
}

/** What was kept at this table under a name. */
export function kept(name: string): string | undefined {
  const found = all()[location.pathname]?.[name];
  return typeof found === "string" ? found : undefined;
}

/** The same, if it is one of those that are known. */
export function keptOf<Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value {
  const found = kept(name) as Value;
  return values.includes(found) ? found : otherwise;
}

export function keep(name: string, value: string): void {
  const { [location.pathname]: here = {}, ...others } = all();
  const recent = Object.entries(others).slice(-TABLES + 1);
  try {
    localStorage.setItem(
      PLACE,
      JSON.stringify({ ...Object.fromEntries(recent), [location.pathname]: { ...here, [name]: value } }),
    );
  } catch {
    // A private window may refuse: then it is only not found again.
  }
}
