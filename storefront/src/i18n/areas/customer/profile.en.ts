import type { ProfileTexts } from './profile.pl.ts';

/** What the customer's own data say in English. */
export const profileEn: ProfileTexts = {
  loading: 'Loading your details…',
  premium: 'You belong to Friends & Family: you see and pay the prices for friends.',
  details: 'Your details',
  notGiven: 'Not given',
  birth: 'Date of birth',
  birthOptional: 'Date of birth (optional)',
  birthWrong: 'Enter a whole date, not before 1 January 1900 and not after today.',
  phoneOptional: 'Phone (optional)',
  email: 'E-mail',
  address: 'Address',
  newEmail: 'New e-mail',
  emailHint: 'You will sign in with this address. We will write to the present one about the change.',
  emailSame: 'This is the e-mail you have now.',
  emailChanged:
    'Sign in anew on your other devices. The newsletter, if you get it, comes here once you follow the link in the mail.',
  saveEmail: 'Change e-mail',
  unconfirmed: 'This address is not confirmed yet. We can send a link to confirm it.',
  password: 'Password',
  passwordInfo: 'Changing the password signs you out on all other devices.',
  presentPassword: 'Present password',
  newPassword: 'New password',
  noPassword: 'I forgot my password, or have none',
  passwordChanged: 'Sign in anew on your other devices.',
  savePassword: 'Change password',
};
