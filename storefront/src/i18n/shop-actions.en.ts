import type { ShopActionTexts } from './shop-actions.pl.ts';

/** What actions of the shop say in English. */
export const shopActionsEn: ShopActionTexts = {
  offline: 'No internet connection. What you typed stays on this device.',
  unreachable: 'We could not reach the shop. Check your internet connection and try again.',
  unavailable: 'The shop is unavailable at the moment. Try again shortly.',
  limited: 'That was too many attempts at once. Wait a moment and try again.',
  refused: 'That did not work. Check what you typed and try again.',
  newsletterFailed: 'An error occurred.',
  added: 'Added: {name}. {pieces} in your cart, {total}.',
  addedToNewCart:
    'Your previous cart has expired, so we started a new one. Added: {name}. {pieces} in your cart, {total}.',
  cartLost: 'We could not load your cart. We are starting a new one.',
  cartMerged: 'We added {pieces} from this device.',
  pieces: { one: '{count}\u00a0product', other: '{count}\u00a0products' },
  confirmByMail: 'Almost there. Confirm in the message that we sent to {email}.',
  alertSaved: 'Saved. We will write to {email} when the product is back.',
  messageSent: 'Message sent. We will answer to {email}.',
  thanks: 'Thank you.',
  formErrorTitle: 'Error: Check the form',
  newsletterTitle: 'Almost there',
  messageTitle: 'Message sent',
  notices: 'Notices',
  dismiss: 'Close the notice',
};
