import type { ErrorAnswer } from '@witryna/module-schemas';

/** The server refused; `code` is stable and translated by `errorSentence`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code;
    this.details = answer.details;
  }
}

/** No answer came: no network, no server, or too late. What was asked may or may not have happened. */
export class NoAnswer extends Error {
  readonly reason: 'offline' | 'timeout';

  constructor(reason: 'offline' | 'timeout', cause: unknown) {
    super(reason, { cause });
    this.name = 'NoAnswer';
    this.reason = reason;
  }
}

export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** A wrong password is refused with the same status, and signs nobody out. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'credentials-invalid';
}
