import type { BrowserContext, Page } from '@playwright/test';
import { COOKIE_TEXT_VERSION } from '../../storefront/src/config.ts';

/** An answer to the question about cookies that the shop knows of and that allows nothing: nobody is asked again. */
const REFUSED = {
  id: '00000000000000000000000000000001',
  visitor: '00000000000000000000000000000002',
  version: COOKIE_TEXT_VERSION,
  way: 'required',
  preferences: { functional: false, analytics: false, marketing: false },
  decidedAt: '2026-11-01T12:00:00.000Z',
  isRecorded: true,
};

type Category = keyof typeof REFUSED.preferences;
type Pages = Pick<BrowserContext | Page, 'addInitScript'>;

/** Answers the question about cookies ahead, on every page that is opened here. */
export const refuseCookies = (pages: Pages): Promise<void> => answerWith(pages, REFUSED);

/** The same, with these categories allowed. */
export async function allowCookies(pages: Pages, categories: readonly Category[]): Promise<void> {
  const allowed = Object.fromEntries(categories.map((category) => [category, true]));
  await answerWith(pages, { ...REFUSED, way: 'selected', preferences: { ...REFUSED.preferences, ...allowed } });
}

async function answerWith(pages: Pages, choice: object): Promise<void> {
  await pages.addInitScript((answer) => {
    try {
      // Also where a test takes one of the two away.
      for (const storage of [localStorage, sessionStorage])
        if (storage.getItem('cookie_consent') === null) storage.setItem('cookie_consent', answer);
    } catch {
      // A frame that may run nothing of its own has no storage either.
    }
  }, JSON.stringify(choice));
}
