import type { Database } from 'better-sqlite3';
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely';
import { CommitGroup } from './commit-group.ts';
import { NormalisingConnection } from './normalising-connection.ts';
import { Turns } from './turns.ts';

/** Statements allowed while a group waits for its commit; pragmas and schema changes are not. */
const JOINING: ReadonlySet<string> = new Set([
  'SelectQueryNode',
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);

/** A caller's share of the single connection: exclusive in a transaction, otherwise one turn per statement. */
class Lease implements DatabaseConnection {
  isInTransaction = false;
  readonly #whole: DatabaseConnection;
  readonly #byTurns: DatabaseConnection;

  constructor(whole: DatabaseConnection, byTurns: DatabaseConnection) {
    this.#whole = whole;
    this.#byTurns = byTurns;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery(query, chunkSize);
  }

  get #connection(): DatabaseConnection {
    return this.isInTransaction ? this.#whole : this.#byTurns;
  }
}

/**
 * SQLite's single connection, shared by transactions and statements in turn. A transaction that ends while others wait
 * is committed together with theirs, and reads in between are answered after that commit: nobody sees
 * data that may still be lost.
 */
export class GroupingDriver extends SqliteDriver implements DatabaseConnection {
  readonly #connection: NormalisingConnection;
  readonly #group: CommitGroup;
  readonly #turns = new Turns();
  #isWriting = false;

  constructor(database: Database) {
    super({ database });
    this.#connection = new NormalisingConnection(database);
    this.#group = new CommitGroup(database);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new Lease(this.#connection, this);
  }

  override async beginTransaction(lease: DatabaseConnection): Promise<void> {
    await this.#turns.take();
    try {
      this.#group.begin();
    } catch (error) {
      this.#turns.pass();
      throw error;
    }
    this.#isWriting = true;
    (lease as Lease).isInTransaction = true;
  }

  override async commitTransaction(lease: DatabaseConnection): Promise<void> {
    this.#group.end();
    await this.#leave(lease as Lease);
  }

  override async rollbackTransaction(lease: DatabaseConnection): Promise<void> {
    // A failed commit was rolled back already.
    if (!(lease as Lease).isInTransaction) return;
    this.#group.undo();
    // The other callers of the group get the error themselves.
    this.#leave(lease as Lease).catch(() => {});
  }

  override async destroy(): Promise<void> {
    this.#group.commit();
    await super.destroy();
  }

  /** A statement outside of transactions. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#turns.take();
    if (!JOINING.has(query.query.kind)) this.#group.commit();
    try {
      return await this.#connection.executeQuery(query);
    } finally {
      await this.#pass();
    }
  }

  /** Rows one by one: nothing can be written in between. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    await this.#turns.take();
    this.#group.commit();
    try {
      yield* this.#connection.streamQuery<R>(query);
    } finally {
      await this.#pass();
    }
  }

  #leave(lease: Lease): Promise<void> {
    lease.isInTransaction = false;
    this.#isWriting = false;
    return this.#pass();
  }

  /** Passes the turn on, and commits the group unless another transaction waits; resolves once it is on disk. */
  #pass(): Promise<void> {
    const settled = this.#group.settled();
    if (!this.#turns.areWaitedFor || !this.#group.hasRoom) this.#group.commit();
    // The group does not wait for a caller between two statements.
    else setImmediate(() => this.#isWriting || this.#group.commit());
    this.#turns.pass();
    return settled;
  }
}
