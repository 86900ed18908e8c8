import type { CookieTexts } from './pl.ts';

/** The question about cookies, in English. */
export const en: CookieTexts = {
  title: 'Cookies: your choice',
  info: 'Necessary cookies keep your cart and sign-in working. The rest is up to you, and you can change your choice at any time under “Cookie settings” in the footer.',
  policy: 'Privacy policy',
  close: 'Close the window',
  categories: {
    required: { name: 'Necessary', info: 'Cart, sign-in, payment and this choice. Always on.' },
    functional: { name: 'Functional', info: 'Chat with our team, recently viewed products, remembered settings.' },
    analytics: { name: 'Analytics', info: 'Statistics: how fast the shop is and what is used in it.' },
    marketing: { name: 'Marketing', info: 'Offers and ads that match what you look at.' },
  },
  without: {
    cart: {
      info: 'Necessary cookies remember this choice and keep the shop working. The rest is up to you, and you can change your choice at any time under “Cookie settings” in the footer.',
      required: 'The working of the pages and this choice. Always on.',
    },
    chat: 'Recently viewed products, remembered settings.',
  },
  refuse: 'Refuse optional',
  save: 'Save my choice',
  acceptAll: 'Accept all',
  saved: 'Saved at {time}.',
  notKept: 'Your browser does not let us store the choice. For the rest of this visit we use necessary cookies only.',
  /** What follows is the number. */
  proof: 'Choice of {date}. If you ask us for the record of your consent, give us this number:',
};
