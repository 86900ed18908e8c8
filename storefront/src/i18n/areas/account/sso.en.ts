import type { SsoTexts } from './sso.pl.ts';

/** What is said on the way back from Google or Facebook, in English. */
export const ssoEn: SsoTexts = {
  finishing: 'Just a moment, finishing your sign-in…',
  returned: 'Done. Your sign-in goes on in the shop, you can close this window.',
  nothing: 'There is nothing to finish here. Please start signing in again.',
  toSignIn: 'Go to sign-in',
  consentsTitle: 'One more step',
  existsTitle: 'You already have an account',
  named: '{name}, this is your first sign-in with {provider}.',
  nameless: 'This is your first sign-in with {provider}.',
  withEmail: 'We will create an account for {email}. All we need is your consent.',
  withoutEmail: '{provider} does not tell us your e-mail. Type it in and we will send a link to confirm it.',
  exists:
    'There is an account for {email} already. Sign in to it with your password this once, and we will link it to {provider}.',
  submit: 'Create the account',
  cancel: 'Cancel',
  goOn: 'Go on',
};
