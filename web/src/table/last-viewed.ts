/** Last viewed items, stored by table: phones close tabs at any time, and players return to the same place. */

const PLACE = "bothy.looked";
/** Maximum number of tables stored. */
const TABLES = 12;
type Kept = Record<string, string>;

function all(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {}; // storage is blocked, or isn't JSON
  }
}

/** Returns the stored value of this table under a name. */
export function kept(name: string): string | undefined {
  const found = all()[location.pathname]?.[name];
  return typeof found === "string" ? found : undefined;
}

/** Returns the stored value if it's one of these, or else `otherwise`. */
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
    // Private windows may refuse; the value is then not restored.
  }
}
