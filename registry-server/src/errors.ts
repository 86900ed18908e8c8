/** A refusal that a client can understand. Each feature names its own in `<feature>.errors.ts`. */
export class AppError extends Error {
  /** Stable, kebab-case; screens translate it. */
  readonly code: string;
  readonly status: number;
  readonly details?: unknown;

  constructor(status: number, code: string, message: string, details?: unknown) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The address, or what it names, is not there. */
export class NotFound extends AppError {
  constructor(message = 'Nie znaleziono.', details?: unknown) {
    super(404, 'not-found', message, details);
  }
}
