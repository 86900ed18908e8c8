import type { ShopSettings, SiteDetails, StaticRouting } from '@witryna/module-schemas';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react';
import type { ScreenPath } from '../content/own-paths.ts';
import { isInArea, type ScreenArea, screenAreaOf, textsOfArea } from '../content/screen-areas.ts';
import type { FormAnswerView, ShopState } from '../content/view.ts';
import { hasArea } from '../i18n/areas/area-texts.ts';
import { loadAreas } from '../i18n/areas/load-area.ts';
import { loadedScreensOf, loadScreensOf } from './load-screens.ts';

export { loadScreens } from './load-screens.ts';

interface LazyScreenProps {
  readonly path: ScreenPath;
  readonly site: SiteDetails;
  /** Addresses that the site has chosen for screens. */
  readonly routes?: StaticRouting;
  readonly settings?: ShopSettings | undefined;
}

/** A view with what it says in a language, once for each. */
function inEachLanguage<Props>(area: ScreenArea, load: () => Promise<ComponentType<Props>>) {
  const views = new Map<string, LazyExoticComponent<ComponentType<Props>>>();
  return (language: string) => {
    const view =
      views.get(language) ??
      lazy(async () => {
        const [component] = await Promise.all([load(), loadAreas(language, textsOfArea(area))]);
        return { default: component };
      });
    views.set(language, view);
    return view;
  };
}

const lazyShop = inEachLanguage('shop', async () => (await loadScreensOf('shop')).ShopScreen);
const lazyAccount = inEachLanguage('account', async () => (await loadScreensOf('account')).AccountScreen);
const lazyFavourites = inEachLanguage('favourites', async () => (await loadScreensOf('favourites')).FavouritesScreen);
const lazyComparison = inEachLanguage('comparison', async () => (await loadScreensOf('comparison')).ComparisonScreen);
const lazyCustomer = inEachLanguage('customer', async () => (await loadScreensOf('customer')).CustomerScreen);

/** The code of a screen: once it is there, the screen is rendered without waiting. */
export async function loadScreen(path: ScreenPath): Promise<void> {
  if (isInArea(path, 'customer')) await (await loadScreensOf('customer')).loadAccountPage(path);
  else await loadScreensOf(screenAreaOf(path));
}

/** Has a screen whose code is there ask the shop for what is the visitor's own, before it is drawn. */
export function beginScreen(path: ScreenPath, shop: Pick<ShopState, 'site' | 'config'>): void {
  if (isInArea(path, 'shop')) loadedScreensOf('shop')?.beginShopScreen(path, shop);
  if (isInArea(path, 'customer')) loadedScreensOf('customer')?.beginCustomerScreen(path, shop);
}

/** The code of what a form came to. */
export const loadFormAnswer = () => loadScreensOf('account');

/** The page as the server sent it, until its code is loaded. The server has the code from the start, and waits for nothing. */
export function LazyScreen({ path, ...props }: LazyScreenProps) {
  return <Suspense>{viewOf(path, props)}</Suspense>;
}

function viewOf(path: ScreenPath, props: Omit<LazyScreenProps, 'path'>): ReactNode {
  const { language } = props.site;
  const isReady = textsOfArea(screenAreaOf(path)).every((texts) => hasArea(language, texts));
  if (isInArea(path, 'shop')) {
    const View = (isReady && loadedScreensOf('shop')?.ShopScreen) || lazyShop(language);
    return <View path={path} {...props} />;
  }
  if (isInArea(path, 'account')) {
    const View = (isReady && loadedScreensOf('account')?.AccountScreen) || lazyAccount(language);
    return <View path={path} {...props} />;
  }
  if (isInArea(path, 'favourites')) {
    const View = (isReady && loadedScreensOf('favourites')?.FavouritesScreen) || lazyFavourites(language);
    return <View path={path} {...props} />;
  }
  if (isInArea(path, 'comparison')) {
    const View = (isReady && loadedScreensOf('comparison')?.ComparisonScreen) || lazyComparison(language);
    return <View path={path} {...props} />;
  }
  if (isInArea(path, 'customer')) {
    const View = (isReady && loadedScreensOf('customer')?.CustomerScreen) || lazyCustomer(language);
    return <View path={path} {...props} />;
  }
}

const LazyAnswer = lazy(async () => ({ default: (await loadFormAnswer()).FormAnswer }));

/** What a form came to that was posted, in the same way. */
export function LazyFormAnswer(props: { readonly view: FormAnswerView }) {
  const Answer = loadedScreensOf('account')?.FormAnswer ?? LazyAnswer;
  return (
    <Suspense>
      <Answer {...props} />
    </Suspense>
  );
}
