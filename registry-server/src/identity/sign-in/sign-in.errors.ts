import { AppError } from '../../errors.ts';
import { minutesOf } from '../../graphql/refusals.ts';

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
