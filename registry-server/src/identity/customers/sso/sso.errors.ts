import { AppError, NotFound } from '../../../errors.ts';

/** A provider that there is not, or that is not configured. */
export class SsoProviderUnknown extends NotFound {
  override readonly fixedMessage = 'There is no valid social auth type!';

  constructor() {
    super('not-found/sso-provider');
  }
}

/** The way to the provider and back was not begun here, or too long ago. */
export class SsoExpired extends AppError {
  constructor() {
    super(400, 'sso-expired');
  }
}

/** The person went back, or what came from the provider does not hold. */
export class SsoRefused extends AppError {
  constructor(cause?: unknown) {
    super(400, 'sso-refused');
    this.cause = cause;
  }
}

/** The provider does not answer. */
export class SsoUnavailable extends AppError {
  constructor(cause: unknown) {
    super(503, 'sso-unavailable');
    this.cause = cause;
  }
}

/** The e-mail belongs to an account that was never linked: its owner has to sign in to it first. */
export class SsoAccountExists extends AppError {
  constructor(session: { readonly session_id: string; readonly email: string }) {
    super(409, 'sso-account-exists', session);
  }
}

/** This account at the provider belongs to somebody else here. */
export class SsoIdentityTaken extends AppError {
  constructor() {
    super(409, 'sso-identity-taken');
  }
}

/** The account was switched off. */
export class SsoAccountOff extends AppError {
  constructor() {
    super(401, 'credentials-invalid/account-off');
  }
}

/** The shop asks for the link in the mail first. */
export class SsoNotConfirmed extends AppError {
  constructor() {
    super(403, 'account-not-confirmed');
  }
}
