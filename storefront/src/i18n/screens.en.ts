import { EMAIL_HINTS_EN } from './email-hints.ts';
import type { ScreenCatalogue } from './screens.pl.ts';

export const screensEn: ScreenCatalogue = {
  common: {
    sending: 'One moment…',
    missing: 'A part of the link is missing from the address. Open it once more from the message, or copy all of it.',
    unreachable: 'The shop could not be reached. Check your internet connection and try again.',
    unavailable: 'The shop is unavailable for the moment. Please try again in a while.',
    limited: 'Those were too many attempts at once. Wait a moment and try again.',
    slow: 'This takes longer than usual.',
    tryAgain: 'Try again',
    backHome: 'Back to the home page',
    needsScript: 'This page needs JavaScript. Turn it on in your browser and open the link again.',
    fieldEmpty: 'The field cannot be empty',
    emailWrong: 'Incorrect e-mail address',
    emailHints: EMAIL_HINTS_EN,
    emailDidYouMean: 'Did you mean {email}?',
    emailTake: 'Yes, correct it',
    emailLabel: 'E-mail address',
    passwordLabel: 'New password',
    signIn: 'Sign in',
    newResetLink: 'Ask for a new link',
    resend: 'Send a new link',
    resent:
      'If this account waits for confirmation, we have sent a new link. Look into your mailbox, and its spam folder.',
  },
  titles: {
    '/cart': 'Cart',
    '/checkout': 'Cart – placing order',
    '/my-wishlist': 'My Wishlist',
    '/compare': 'Product comparison',
  },
  pages: {
    '/cart/:items': {
      title: 'Cart of a link',
      info: 'Putting the products into the cart…',
      action: 'Add to the cart',
      doneTitle: 'The cart is ready',
      done: 'The products are in the cart.',
      invalid: 'Not everything of the link is in the cart',
    },
  },
};
