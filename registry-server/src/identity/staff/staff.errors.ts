import { AppError } from '../../errors.ts';

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
