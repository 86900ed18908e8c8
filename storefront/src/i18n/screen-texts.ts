import { ownTexts } from './known-languages.ts';
import type { ContentScreen } from './language-texts.ts';
import { screensEn } from './screens.en.ts';
import type { CommonTexts, ScreenCatalogue, ScreenTexts } from './screens.pl.ts';
import { screensPl } from './screens.pl.ts';

/** What a page needs to say. */
export interface PageTexts {
  readonly common: CommonTexts;
  readonly page: ScreenTexts;
}

/**
 * The sentences of a page in a site's language. Newsletter and stock alerts speak every language; all else belongs to
 * sites with a cart, which are Polish and English.
 */
export function screenTextsOf(language: string, path: keyof ScreenCatalogue['pages']): PageTexts {
  if (/^pl\b/i.test(language)) return { common: screensPl.common, page: screensPl.pages[path] };
  const own = ownTexts(language)?.screens;
  const page = own && Object.hasOwn(own.pages, path) ? own.pages[path as ContentScreen] : undefined;
  if (!own || !page) return { common: screensEn.common, page: screensEn.pages[path] };
  return { common: { ...screensEn.common, ...own.common }, page };
}
