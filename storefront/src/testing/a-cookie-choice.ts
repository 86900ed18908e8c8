import { COOKIE_TEXT_VERSION } from '../config.ts';
import type { CookieChoice } from '../cookie-choice/index.ts';

/** A choice of the present wording that the shop knows of. */
export function aCookieChoice(given: Partial<CookieChoice> = {}): CookieChoice {
  return {
    id: 'a'.repeat(32),
    visitor: 'b'.repeat(32),
    version: COOKIE_TEXT_VERSION,
    way: 'selected',
    preferences: { functional: false, analytics: false, marketing: false },
    decidedAt: '2026-11-20T12:00:00.000Z',
    isRecorded: true,
    ...given,
  };
}

/** The visitor of a test allows these categories. */
export function allowCookies(...categories: readonly ('functional' | 'analytics' | 'marketing')[]): void {
  const of = (category: (typeof categories)[number]) => categories.includes(category);
  const preferences = { functional: of('functional'), analytics: of('analytics'), marketing: of('marketing') };
  localStorage.setItem('cookie_consent', JSON.stringify(aCookieChoice({ preferences })));
}
