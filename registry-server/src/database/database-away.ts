import { AppError } from '../errors.ts';
import { isWorthRepeating } from './failures.ts';

/** Seconds a client should wait before it repeats the request. */
const RETRY_AFTER_SECONDS = 5;

/** Classes and codes of PostgreSQL: connections, resources, shutting down, time-outs, the system around it. */
const AWAY_IN_POSTGRES = /^(?:08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P0[1-5]|57014|25P03|25P04|55P03|58[0-9A-Z]{3})$/;
/** Another process holds the file, or the disk does not answer. */
const AWAY_IN_SQLITE = /^SQLITE_(?:BUSY|LOCKED|PROTOCOL|CANTOPEN|IOERR|FULL)(?:_|$)/;
const AWAY_ON_NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What the driver of PostgreSQL says without a code. */
const DRIVER_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end|Client was closed)/;

/** The database is down or overloaded; the request may be repeated unchanged. */
export class DatabaseAway extends AppError {
  constructor(cause: unknown) {
    super(503, 'unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.cause = cause;
  }
}

/** True for a failure of the connection or of the database's resources, not of a statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return DRIVER_MESSAGE.test(error.message);
  // Conflicts after the last repetition: a later request may succeed.
  if (isWorthRepeating(error)) return true;
  return AWAY_ON_NETWORK.has(code) || AWAY_IN_POSTGRES.test(code) || AWAY_IN_SQLITE.test(code);
}
