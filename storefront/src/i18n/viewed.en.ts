import type { ViewedTexts } from './viewed.pl.ts';

/** What a list of recently viewed products says in English. */
export const viewedEn: ViewedTexts = {
  title: 'Recently viewed',
  clear: 'Clear',
  clearing: 'Clearing…',
  cleared: 'We no longer remember what you looked at.',
  failed: 'The list could not be cleared. Try again in a moment.',
  from: 'from {price}',
};
