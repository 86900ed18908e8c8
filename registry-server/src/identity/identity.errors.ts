import { AppError } from '../errors.ts';

/** Wrong password, unknown e-mail and switched-off account look the same. */
export class CredentialsInvalid extends AppError {
  constructor() {
    super(401, 'credentials-invalid', 'Nieprawidłowy e-mail lub hasło.');
  }
}

/** As long as an attempt may take that others wait for. */
const SOON_SECONDS = 10;

/** Several attempts of one client are being looked at already. */
export class TooManyAttempts extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds = SOON_SECONDS) {
    const message = 'Zbyt wiele prób logowania. Odczekaj chwilę i spróbuj ponownie.';
    super(429, 'too-many-attempts', message, { retryAfterSeconds });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A write that a cookie authorises, without the token that only our own page knows. */
export class CsrfTokenInvalid extends AppError {
  constructor() {
    super(403, 'csrf-token-invalid', 'Sesja wygasła w tej karcie. Odśwież stronę i spróbuj ponownie.');
  }
}

/** A write from a page of another origin. */
export class ForeignOrigin extends AppError {
  constructor() {
    super(403, 'foreign-origin', 'To żądanie pochodzi z obcej strony.');
  }
}

/** E-mails are unique among staff. */
export class EmailTaken extends AppError {
  constructor(email: string) {
    super(409, 'email-taken', 'Osoba z tym adresem e-mail już istnieje.', { email });
  }
}

/** Somebody must be able to manage the others. */
export class LastAdmin extends AppError {
  constructor() {
    super(409, 'last-admin', 'To ostatni aktywny administrator. Najpierw nadaj tę rolę komuś innemu.');
  }
}
