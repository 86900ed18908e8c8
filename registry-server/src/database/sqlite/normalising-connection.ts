import type { Database, Statement } from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** Maximum number of prepared statements; the oldest is dropped. */
const MAX_PREPARED = 500;
const CHANGES_SCHEMA = /^\s*(create|alter|drop)\b/i;

type Row = Record<string, unknown>;
type Convert = (value: unknown) => unknown;

interface Prepared {
  readonly statement: Statement<unknown[], Row>;
  /** Columns whose declared type needs a conversion from SQLite's value. */
  readonly converters: readonly (readonly [column: string, convert: Convert])[];
}

const CONVERTERS: Readonly<Record<string, Convert>> = {
  boolean: (value) => value === 1,
  jsonb: (value) => JSON.parse(String(value)),
  timestamptz: (value) => new Date(String(value)),
};

/** Converts parameters for SQLite, which has no booleans and dates, and takes lists as JSON only. */
function toParameter(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return JSON.stringify(value);
  return value === undefined ? null : value;
}

function convertersOf(statement: Statement<unknown[], Row>): Prepared['converters'] {
  if (!statement.reader) return [];
  return statement.columns().flatMap(({ name, type }) => {
    const convert = CONVERTERS[type?.toLowerCase() ?? ''];
    return convert ? [[name, convert] as const] : [];
  });
}

function convertRow(row: Row, converters: Prepared['converters']): Row {
  for (const [column, convert] of converters) {
    if (row[column] !== null) row[column] = convert(row[column]);
  }
  return row;
}

/** Returns rows as PostgreSQL does, and prepares each statement once: preparing costs more than most reads. */
export class NormalisingConnection implements DatabaseConnection {
  readonly #database: Database;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: Database) {
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, converters } = this.#prepare(query.sql);
    const parameters = query.parameters.map(toParameter);
    if (statement.reader) {
      const rows = statement.all(...parameters);
      if (converters.length > 0) for (const row of rows) convertRow(row, converters);
      return { rows: rows as R[], numAffectedRows: BigInt(rows.length) };
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    // A prepared statement keeps the column types it saw first.
    if (CHANGES_SCHEMA.test(query.sql)) this.#prepared.clear();
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // Not cached: a statement that is being iterated cannot be executed again.
    const statement = this.#database.prepare<unknown[], Row>(query.sql);
    const converters = convertersOf(statement);
    for (const row of statement.iterate(...query.parameters.map(toParameter))) {
      yield { rows: [convertRow(row, converters) as R] };
    }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare<unknown[], Row>(sql);
    const prepared = { statement, converters: convertersOf(statement) };
    const oldest = this.#prepared.size >= MAX_PREPARED ? this.#prepared.keys().next().value : undefined;
    if (oldest !== undefined) this.#prepared.delete(oldest);
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
