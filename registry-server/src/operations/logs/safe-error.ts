/** Codes of the databases, whose messages may quote a value. */
const DATABASE_CODE = /^(?:SQLITE_|[0-9A-Z]{5}$)/;
const QUOTED = ': "';
const MAX_CAUSES = 3;

/** The text without what is quoted in it, from the first quotation mark to the last. */
function withoutQuoted(text: string): string {
  const start = text.indexOf(QUOTED);
  const end = text.lastIndexOf('"');
  return start === -1 || end < start + QUOTED.length ? text : `${text.slice(0, start)}: […]${text.slice(end + 1)}`;
}

/** An error as it is logged. */
export interface SafeError {
  readonly [more: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack: string;
  readonly cause?: SafeError;
}

/**
 * The logged part of an error: not its other properties, in which databases and mail servers put the row, the
 * statement's values or the recipient.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const isKnownCode = typeof code === 'string' || typeof code === 'number';
  const clean = (text: string) => (DATABASE_CODE.test(String(code)) ? withoutQuoted(text) : text);
  return {
    type: error.name,
    message: clean(error.message),
    ...(isKnownCode && { code }),
    stack: clean(error.stack ?? ''),
    ...(cause instanceof Error && depth < MAX_CAUSES && { cause: safeError(cause, depth + 1) }),
  };
}
