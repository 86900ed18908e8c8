import { type ComponentType, lazy, Suspense } from 'react';
import type { ScreenPath } from '../content/own-paths.ts';
import { type AreaScreenProps, isInArea, type ScreenArea, screenAreaOf, textsOfArea } from '../content/screen-areas.ts';
import type { FormAnswerView, ShopState } from '../content/view.ts';
import { hasArea } from '../i18n/areas/area-texts.ts';
import { loadAreas } from '../i18n/areas/load-area.ts';
import { loadedScreensOf, loadScreensOf, type ScreensOfArea } from './load-screens.ts';

export { loadScreens } from './load-screens.ts';

interface LazyScreenProps extends Omit<AreaScreenProps<ScreenArea>, 'path'> {
  readonly path: ScreenPath;
}

type ViewOfArea<Area extends ScreenArea> = ComponentType<AreaScreenProps<Area>>;

const VIEWS: { readonly [Area in ScreenArea]: (screens: ScreensOfArea[Area]) => ViewOfArea<Area> } = {
  cart: ({ CartScreen }) => CartScreen,
  'cart-link': ({ CartLinkScreen }) => CartLinkScreen,
  checkout: ({ CheckoutScreen }) => CheckoutScreen,
  order: ({ OrderScreen }) => OrderScreen,
  account: ({ AccountScreen }) => AccountScreen,
  customer: ({ CustomerScreen }) => CustomerScreen,
  favourites: ({ FavouritesScreen }) => FavouritesScreen,
  comparison: ({ ComparisonScreen }) => ComparisonScreen,
};

const lazyViews = new Map<string, ComponentType<never>>();

/** The view of an area with what it says in a language, once for each. */
function lazyViewOf<Area extends ScreenArea>(area: Area, language: string): ViewOfArea<Area> {
  const key = `${area} ${language}`;
  const known = lazyViews.get(key) as ViewOfArea<Area> | undefined;
  if (known) return known;
  const view = lazy(async () => {
    const [screens] = await Promise.all([loadScreensOf(area), loadAreas(language, textsOfArea(area))]);
    return { default: VIEWS[area](screens) };
  });
  lazyViews.set(key, view as ComponentType<never>);
  return view as unknown as ViewOfArea<Area>;
}

/** The code of a screen: once it is there, the screen is rendered without waiting. */
export async function loadScreen(path: ScreenPath): Promise<void> {
  if (isInArea(path, 'customer')) await (await loadScreensOf('customer')).loadAccountPage(path);
  else await loadScreensOf(screenAreaOf(path));
}

/** The code of a screen, with what it would ask for as soon as it is drawn: the checkout is asked for itself, too. */
export async function loadScreenAhead(path: ScreenPath, shop: Pick<ShopState, 'site' | 'config'>): Promise<void> {
  await loadScreen(path);
  if (path === '/checkout') {
    const checkout = loadedScreensOf('checkout');
    checkout?.readCheckoutAhead(shop);
    await checkout?.loadCheckout();
  }
  if (isInArea(path, 'order')) await loadedScreensOf('order')?.loadScreens();
}

/** How somebody came to a screen: with its document, or inside of the app. */
export type ScreenArrival = 'document' | 'app';

/** Has a screen whose code is there ask the shop for what is the visitor's own, before it is drawn. */
export function beginScreen(path: ScreenPath, shop: Pick<ShopState, 'site' | 'config'>, by: ScreenArrival): void {
  if (path === '/cart' && by === 'app') loadedScreensOf('cart')?.refreshCart(shop);
  if (path === '/thank-you' && by === 'app') loadedScreensOf('order')?.beginThanksScreen(shop);
  if (path === '/checkout') loadedScreensOf('checkout')?.beginCheckoutScreen(shop);
  if (isInArea(path, 'customer')) loadedScreensOf('customer')?.beginCustomerScreen(path, shop);
}

/** The code of what a form came to. */
export const loadFormAnswer = () => loadScreensOf('account');

/** The page as the server sent it, until its code is loaded. The server has the code from the start, and waits for nothing. */
export function LazyScreen({ path, ...props }: LazyScreenProps) {
  // The path is one of the area's: by it the area was chosen.
  const View = viewOf(screenAreaOf(path), props.site.language) as ComponentType<LazyScreenProps>;
  return (
    <Suspense>
      <View path={path} {...props} />
    </Suspense>
  );
}

function viewOf<Area extends ScreenArea>(area: Area, language: string): ViewOfArea<Area> {
  const isReady = textsOfArea(area).every((texts) => hasArea(language, texts));
  const screens: ScreensOfArea[Area] | undefined = loadedScreensOf(area);
  return isReady && screens ? VIEWS[area](screens) : lazyViewOf(area, language);
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
