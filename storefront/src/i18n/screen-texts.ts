import type { ScreenPath } from '../content/own-paths.ts';
import { isInArea } from '../content/screen-areas.ts';
import type { AccountPages } from './areas/account/pages.pl.ts';
import { areaTextsOf } from './areas/area-texts.ts';
import { ownTexts } from './known-languages.ts';
import type { ContentScreen } from './language-texts.ts';
import type { OrderScreens } from './order-screens.pl.ts';
import type { CommonTexts, ScreenCatalogue, ScreenTexts } from './screens.pl.ts';

/** The pages that say more than their title. */
type SpeakingPage = keyof ScreenCatalogue['pages'] | keyof OrderScreens | keyof AccountPages;

/** What a page needs to say. */
export interface PageTexts {
  readonly common: CommonTexts;
  readonly page: ScreenTexts;
}

/**
 * The sentences of a page in a site's language. Newsletter and stock alerts speak every language; all else belongs to
 * sites with a cart, which are Polish and English.
 */
export function screenTextsOf(language: string, path: SpeakingPage): PageTexts {
  const { common } = areaTextsOf(language, 'shop').screens;
  const own = ownTexts(language)?.screens;
  const page = own && Object.hasOwn(own.pages, path) ? own.pages[path as ContentScreen] : undefined;
  if (!own || !page) return { common, page: pageOf(language, path) };
  return { common: { ...common, ...own.common }, page };
}

function pageOf(language: string, path: SpeakingPage): ScreenTexts {
  if (isInArea(path, 'account')) return areaTextsOf(language, 'account').pages[path];
  if (isInArea(path, 'order')) return areaTextsOf(language, 'orders').screens[path];
  return areaTextsOf(language, 'shop').screens.pages[path];
}

/** What a screen is called: the title of its document. */
export function screenTitleOf(language: string, path: ScreenPath): string {
  if (isInArea(path, 'customer')) return areaTextsOf(language, 'customer').account.titles[path];
  const { titles } = areaTextsOf(language, 'shop').screens;
  return isTitle(path, titles) ? titles[path] : screenTextsOf(language, path).page.title;
}

const isTitle = (path: ScreenPath, titles: ScreenCatalogue['titles']): path is keyof ScreenCatalogue['titles'] =>
  Object.hasOwn(titles, path);

/** What all screens share. */
export const commonTextsOf = (language: string): CommonTexts => areaTextsOf(language, 'shop').screens.common;
