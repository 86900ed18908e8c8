import type { PasskeysTexts } from './passkeys.pl.ts';

/** What is said of the customer's keys in English. */
export const passkeysEn: PasskeysTexts = {
  title: 'Passkeys',
  info: 'Sign in with your fingerprint, your face or the code of your device, without a password.',
  add: 'Add a passkey',
  adding: 'One moment…',
  added: 'Done. Next time you can sign in with your passkey.',
  known: 'This device has a passkey for your account already.',
  failed: 'That did not work. Please try again in a moment.',
  name: 'Passkey',
  created: 'added {date}',
  used: 'last used {date}',
  unused: 'not used yet',
  synced: 'on all your devices',
  remove: 'Delete',
  removeSure: 'Are you sure?',
  removeWhat: 'Delete: {name}',
  removed: 'Passkey deleted. The shop takes it no more; your device keeps it until you delete it in its settings.',
  offerTitle: 'No password next time?',
  notNow: 'Not now',
};
