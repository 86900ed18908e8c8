import type { ScreenPath } from '../content/own-paths.ts';
import { isInArea } from '../content/screen-areas.ts';
import type { AccountPages } from './areas/account/pages.pl.ts';
import { areaTextsOf } from './areas/area-texts.ts';
import { ownTexts } from './known-languages.ts';
import type { ContentScreen } from './language-texts.ts';
import type { CommonTexts, ScreenCatalogue, ScreenTexts } from './screens.pl.ts';

type ShopPage = keyof ScreenCatalogue['pages'];

/** What a page needs to say. */
export interface PageTexts {
  readonly common: CommonTexts;
  readonly page: ScreenTexts;
}

/**
 * The sentences of a page in a site's language. Newsletter and stock alerts speak every language; all else belongs to
 * sites with a cart, which are Polish and English.
 */
export function screenTextsOf(language: string, path: ShopPage | keyof AccountPages): PageTexts {
  const { common } = areaTextsOf(language, 'shop').screens;
  const own = ownTexts(language)?.screens;
  const page = own && Object.hasOwn(own.pages, path) ? own.pages[path as ContentScreen] : undefined;
  if (!own || !page) return { common, page: pageOf(language, path) };
  return { common: { ...common, ...own.common }, page };
}

function pageOf(language: string, path: ShopPage | keyof AccountPages): ScreenTexts {
  if (isInArea(path, 'account')) return areaTextsOf(language, 'account').pages[path];
  return areaTextsOf(language, 'shop').screens.pages[path];
}

/** What a screen is called: the title of its document. */
export function screenTitleOf(language: string, path: ScreenPath): string {
  if (isInArea(path, 'customer')) return areaTextsOf(language, 'customer').account.titles[path];
  return screenTextsOf(language, path).page.title;
}

/** What all screens share. */
export const commonTextsOf = (language: string): CommonTexts => areaTextsOf(language, 'shop').screens.common;
