import type { Database } from 'better-sqlite3';

/** Maximum number of transactions and reads that wait for one commit. */
const MOST = 32;
/** Maximum time that the first of them waits for others. */
const MOST_MS = 10;
const SAVEPOINT = 'one_of_group';

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: transactions run in sequence within one SQLite transaction, each in a savepoint, and are committed
 * together, since writing to disk costs as much as the rest of a transaction. None is reported as committed before it is
 * on disk, none sees another partially done, and one that fails rolls back its own changes only.
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

  /** Releases the savepoint of the current transaction. */
  end(): void {
    if (this.#waiting.length > 0) this.#database.exec(`release ${SAVEPOINT}`);
  }

  /** Rolls back the current transaction. */
  undo(): void {
    if (!this.#isOpen) return;
    if (!this.#database.inTransaction) {
      // SQLite rolled back everything by itself, for example on a full disk.
      this.#fail(new Error('SQLite rolled back the transaction group.'));
    } else if (this.#waiting.length > 0) {
      this.#database.exec(`rollback to ${SAVEPOINT}`);
      this.#database.exec(`release ${SAVEPOINT}`);
    } else {
      this.#database.exec('rollback');
      this.#isOpen = false;
    }
  }

  /** Resolves once all changes so far are on disk. */
  settled(): Promise<void> {
    if (!this.#isOpen) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** Commits the group; all waiting callers get its result or error. */
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
