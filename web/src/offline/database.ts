/**
 * Tables kept in this browser. Each change is one transaction, and what returns when it's complete is on the disk:
 * entries are only ever appended, and only after the newest one that the writer knew.
 */

import { EngineFault } from "./protocol";

const NAME = "bothy";
const VERSION = 1;
/** Rows of tables; what never changes of a match; its entries; copies that can be made again. */
type Stores = "tables" | "matches" | "entries" | "copies";
type Entry = [match: string, seq: number];

/** Waits for a request's result. */
function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error);
  });
}

/** Opens the database, or says that this browser keeps nothing. */
export async function openDatabase(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const store of ["tables", "matches", "entries", "copies"]) request.result.createObjectStore(store);
    };
    const database = await asked(request);
    // Another tab has a newer release: it may change the database as soon as this one lets go.
    database.onversionchange = () => database.close();
    return database;
  } catch (error) {
    throw new EngineFault("engine-storage", String(error));
  }
}

/** All entries of a match. */
const entriesOf = (match: string) => IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);
/** All copies that belong to a match, or to a table. */
const copiesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

export class Database {
  readonly #opened: Promise<IDBDatabase>;

  constructor(opened: Promise<IDBDatabase> = openDatabase()) {
    this.#opened = opened;
  }

  /** Runs one transaction; returns when it's complete, and for `strict` when it's on the disk. */
  async #write<T>(
    stores: Stores[],
    strict: boolean,
    write: (store: (name: Stores) => IDBObjectStore) => T | Promise<T>,
  ): Promise<T> {
    const durability = strict ? "strict" : "relaxed";
    const transaction = (await this.#opened).transaction(stores, "readwrite", { durability });
    const complete = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error ?? new Error("the transaction was given up"));
    });
    complete.catch(() => {}); // told below
    const found = await write((name) => transaction.objectStore(name));
    await complete;
    return found;
  }

  async #read<T>(store: Stores, read: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return asked(read((await this.#opened).transaction(store).objectStore(store)));
  }

  tables(): Promise<string[]> {
    return this.#read("tables", (store) => store.getAll());
  }

  put_table(id: string, row: string): Promise<void> {
    return this.#write(["tables"], true, (store) => void store("tables").put(row, id));
  }

  delete_table(id: string, match: string): Promise<void> {
    return this.#write(["tables", "matches", "entries", "copies"], true, (store) => {
      store("tables").delete(id);
      store("copies").delete(copiesOf(id));
      if (!match) return;
      store("matches").delete(match);
      store("entries").delete(entriesOf(match));
      store("copies").delete(copiesOf(match));
    });
  }

  create_match(match: string, head: string, entries: readonly string[]): Promise<void> {
    return this.#write(["matches", "entries"], true, (store) => {
      store("matches").put(head, match);
      for (const [at, entry] of entries.entries()) store("entries").put(entry, [match, at] satisfies Entry);
    });
  }

  /** Appends entries after entry `after`; false, and nothing written, if another tab was faster. */
  append(match: string, after: number, entries: readonly string[], table_row: string): Promise<boolean> {
    return this.#write(["tables", "entries"], true, async (store) => {
      const newest = await asked(store("entries").openKeyCursor(entriesOf(match), "prev"));
      const seq = newest ? (newest.key as Entry)[1] : -1;
      if (seq !== after) return false;
      for (const [at, entry] of entries.entries())
        store("entries").add(entry, [match, after + 1 + at] satisfies Entry);
      if (table_row) store("tables").put(table_row, idOf(table_row));
      return true;
    });
  }

  async match(match: string): Promise<[string, string[], string]> {
    return Promise.all([
      this.#read("matches", (store) => store.get(match) as IDBRequest<string | undefined>).then(
        (head) => head ?? "",
      ),
      this.#read("entries", (store) => store.getAll(entriesOf(match)) as IDBRequest<string[]>),
      this.copy([match, "snapshot"]),
    ]);
  }

  keep_snapshot(match: string, text: string): Promise<void> {
    return this.keep([match, "snapshot"], text);
  }

  keep_resync(match: string, seat: number | null, text: string): Promise<void> {
    return this.keep([match, "resync", seat ?? -1], text);
  }

  analysis(match: string): Promise<string> {
    return this.copy([match, "analysis"]);
  }

  keep_analysis(match: string, text: string): Promise<void> {
    return this.keep([match, "analysis"], text);
  }

  /** Keeps a copy of what can be made again; losing it costs nothing. */
  keep(key: (string | number)[], text: string): Promise<void> {
    return this.#write(["copies"], false, (store) => void store("copies").put(text, key));
  }

  /** Returns a kept copy; empty if there is none. */
  async copy(key: (string | number)[]): Promise<string> {
    return (await this.#read("copies", (store) => store.get(key) as IDBRequest<string | undefined>)) ?? "";
  }
}

const idOf = (row: string): string => (JSON.parse(row) as { id: string }).id;
