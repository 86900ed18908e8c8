import { AppError, NotFound } from '../../../errors.ts';

/** The challenge was not given to this browser, was used already, or is too old. */
export class PasskeyExpired extends AppError {
  constructor() {
    super(400, 'passkey-expired');
  }
}

/** What came does not hold: another origin, a wrong signature, a counter that went back. */
export class PasskeyRefused extends AppError {
  constructor(cause?: unknown) {
    super(400, 'passkey-refused');
    this.cause = cause;
  }
}

/** No customer has this key, or no longer. */
export class PasskeyUnknown extends NotFound {
  constructor() {
    super('not-found/passkey');
  }
}

/** The key belongs to an account already. */
export class PasskeyTaken extends AppError {
  constructor() {
    super(409, 'passkey-taken');
  }
}

/** A customer keeps so many. */
export class TooManyPasskeys extends AppError {
  constructor(maximum: number) {
    super(409, 'too-many-passkeys', { maximum });
  }
}

/** The account was switched off. */
export class PasskeyAccountOff extends AppError {
  constructor() {
    super(401, 'credentials-invalid/account-off');
  }
}

/** The shop asks for the link in the mail first. */
export class PasskeyNotConfirmed extends AppError {
  constructor() {
    super(403, 'account-not-confirmed');
  }
}
