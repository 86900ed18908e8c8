import { AppError, NotFound } from '../../../errors.ts';

/** A provider that there is not, or that is not configured. */
export class SsoProviderUnknown extends NotFound {
  constructor() {
    super('There is no valid social auth type!');
  }
}

/** The way to the provider and back was not begun here, or too long ago. */
export class SsoExpired extends AppError {
  constructor() {
    super(400, 'sso-expired', 'Logowanie wygasło. Spróbuj jeszcze raz.');
  }
}

/** The person went back, or what came from the provider does not hold. */
export class SsoRefused extends AppError {
  constructor(cause?: unknown) {
    super(400, 'sso-refused', 'Logowanie nie powiodło się. Spróbuj jeszcze raz.');
    this.cause = cause;
  }
}

/** The provider does not answer. */
export class SsoUnavailable extends AppError {
  constructor(cause: unknown) {
    super(503, 'sso-unavailable', 'Serwis logowania teraz nie odpowiada. Spróbuj za chwilę.');
    this.cause = cause;
  }
}

/** The e-mail belongs to an account that was never linked: its owner has to sign in to it first. */
export class SsoAccountExists extends AppError {
  constructor(session: { readonly session_id: string; readonly email: string }) {
    super(409, 'sso-account-exists', 'Konto z tym adresem e-mail już istnieje. Zaloguj się, aby je połączyć.', session);
  }
}

/** This account at the provider belongs to somebody else here. */
export class SsoIdentityTaken extends AppError {
  constructor() {
    super(409, 'sso-identity-taken', 'To konto jest już połączone z innym kontem w sklepie.');
  }
}

/** The account was switched off. */
export class SsoAccountOff extends AppError {
  constructor() {
    super(401, 'credentials-invalid', 'Nie można zalogować się na to konto.');
  }
}

/** The shop asks for the link in the mail first. */
export class SsoNotConfirmed extends AppError {
  constructor() {
    super(403, 'account-not-confirmed', 'Potwierdź adres e-mail: link wysłaliśmy w wiadomości.');
  }
}
