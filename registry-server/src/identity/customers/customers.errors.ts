import { AlreadyExists, SignInFailed } from '../../graphql/refusals.ts';

/** E-mails are unique among customers. */
export class CustomerEmailTaken extends AlreadyExists {
  constructor() {
    super('A customer with the same email address already exists in an associated website.', 'email-taken', {
      faults: [{ path: '/email', rule: 'unique', sentence: 'email-taken' }],
    });
  }
}

/** Wrong password, unknown e-mail and an account switched off look the same. */
export class CustomerSignInFailed extends SignInFailed {
  constructor() {
    super(
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      'credentials-invalid',
    );
  }
}

/** The account waits for the link in its mail. */
export class AccountNotConfirmed extends SignInFailed {
  constructor() {
    super("This account isn't confirmed. Verify and try again.", 'account-not-confirmed');
  }
}

/** A signed-in customer does not know the present password. */
export class PasswordWrong extends SignInFailed {
  constructor() {
    super('Invalid login or password.', 'password-wrong', {
      faults: [{ path: '/currentPassword', rule: 'password', sentence: 'password-wrong' }],
    });
  }
}

export { TooManyRequests } from '../../graphql/refusals.ts';
