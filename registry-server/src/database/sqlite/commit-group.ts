import type { Database } from 'better-sqlite3';

/** Transactions and readings that wait for the disk together, at most. */
const MOST = 32;
/** So long the first of them waits for others, at most. */
const MOST_MS = 10;
const SAVEPOINT = 'one_of_group';

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Transactions that run one after another within one of SQLite's, each in a savepoint, and are written to the disk
 * together: the way to the disk costs as much as all else that a transaction does. None is told to be done before it is
 * on the disk, none sees another half done, and one that fails takes back what it did and nothing else.
 */
export class CommitGroup {
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #isOpen = false;
  #openedAt = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Whether more may join it. */
  get hasRoom(): boolean {
    return this.#waiting.length < MOST && performance.now() - this.#openedAt < MOST_MS;
  }

  /** IMMEDIATE takes the write lock at once: a read that turns into a write cannot lose its turn in between. */
  begin(): void {
    if (this.#isOpen) {
      this.#database.exec(`savepoint ${SAVEPOINT}`);
      return;
    }
    this.#database.exec('begin immediate');
    this.#isOpen = true;
    this.#openedAt = performance.now();
  }

  /** The transaction that began last is done. */
  end(): void {
    if (this.#waiting.length > 0) this.#database.exec(`release ${SAVEPOINT}`);
  }

  /** The transaction that began last did not happen. */
  undo(): void {
    if (!this.#isOpen) return;
    if (!this.#database.inTransaction) {
      // SQLite took everything back by itself, as on a full disk.
      this.#fail(new Error('SQLite has rolled back.'));
    } else if (this.#waiting.length > 0) {
      this.#database.exec(`rollback to ${SAVEPOINT}`);
      this.#database.exec(`release ${SAVEPOINT}`);
    } else {
      this.#database.exec('rollback');
      this.#isOpen = false;
    }
  }

  /** Resolves once all that was done until now is on the disk. */
  settled(): Promise<void> {
    if (!this.#isOpen) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** Brings to the disk what waits for it; those who wait hear of it, also when it fails. */
  commit(): void {
    if (!this.#isOpen) return;
    try {
      this.#database.exec('commit');
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('rollback');
      this.#fail(error);
      return;
    }
    for (const { resolve } of this.#close()) resolve();
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#close()) reject(error);
  }

  #close(): readonly Waiting[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#isOpen = false;
    return waiting;
  }
}
