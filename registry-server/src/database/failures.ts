interface DatabaseError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
}

const UNIQUE_IN_POSTGRES = '23505';
const UNIQUE_IN_SQLITE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
const NOT_SUPPORTED = '0A000';
const OUTDATED_PLAN = 'cached plan must not change result type';
const REPEATABLE_IN_POSTGRES = new Set(['40001', '40P01']);

/**
 * The name of the unique constraint that a write violated; undefined for another failure.
 * SQLite reports columns only, so constraints are named as in PostgreSQL: `table_column_column_key`.
 */
export function brokenUniqueConstraint(error: unknown): string | undefined {
  const { code, constraint, message } = (error ?? {}) as DatabaseError;
  if (code === UNIQUE_IN_POSTGRES) return typeof constraint === 'string' ? constraint : '';
  if (typeof code !== 'string' || !UNIQUE_IN_SQLITE.has(code)) return undefined;
  const columns = String(message).split(': ')[1]?.split(', ') ?? [];
  const table = columns[0]?.split('.')[0] ?? '';
  return [table, ...columns.map((column) => column.split('.')[1]), 'key'].join('_');
}

/** Why a database was not reached. A host of several addresses fails with all of their errors, and no words of its own. */
export function failureReason(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(failureReason).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** True when PostgreSQL aborted a transaction because of a conflict or a migration, so that it may be repeated. */
export function isWorthRepeating(error: unknown): boolean {
  const { code } = (error ?? {}) as DatabaseError;
  return (typeof code === 'string' && REPEATABLE_IN_POSTGRES.has(code)) || isOutdatedPlan(error);
}

/** True when a migration changed the result type of a prepared statement; it was not executed. */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError;
  return code === NOT_SUPPORTED && message === OUTDATED_PLAN;
}

/** PostgreSQL's class of values that a column cannot hold: a NUL in a text, a number out of range. */
const UNSTORABLE_VALUE = /^22[0-9A-Z]{3}$/;

/** True when the database cannot store a value: an error of the client. */
export function isUnstorableValue(error: unknown): boolean {
  const { code } = (error ?? {}) as DatabaseError;
  return typeof code === 'string' && UNSTORABLE_VALUE.test(code);
}
