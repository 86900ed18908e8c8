import { AppError } from '../errors.ts';
import { minutesOf } from '../graphql/refusals.ts';

/** Wrong password, unknown e-mail and switched-off account look the same. */
export class CredentialsInvalid extends AppError {
  constructor() {
    super(401, 'credentials-invalid');
  }
}

/** As long as an attempt may take that others wait for. */
const SOON_SECONDS = 10;

/** Several attempts of one client are being looked at already. */
export class TooManyAttempts extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds?: number) {
    const seconds = retryAfterSeconds ?? SOON_SECONDS;
    const minutes = minutesOf(seconds);
    super(429, retryAfterSeconds === undefined ? 'too-many-attempts' : 'too-many-attempts/later', {
      retryAfterSeconds: seconds,
      minutes,
    });
    this.retryAfterSeconds = seconds;
  }
}

/** A write that a cookie authorises, without the token that only our own page knows. */
export class CsrfTokenInvalid extends AppError {
  constructor() {
    super(403, 'csrf-token-invalid');
  }
}

/** A write from a page of another origin. */
export class ForeignOrigin extends AppError {
  constructor() {
    super(403, 'foreign-origin');
  }
}

/** E-mails are unique among staff. */
export class EmailTaken extends AppError {
  constructor(email: string) {
    super(409, 'email-taken/staff', { email });
  }
}

/** Somebody must be able to manage the others. */
export class LastAdmin extends AppError {
  constructor() {
    super(409, 'last-admin');
  }
}
