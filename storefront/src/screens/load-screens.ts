import type { ScreenArea } from '../content/screen-areas.ts';

export interface ScreensOfArea {
  readonly cart: typeof import('./cart-screen.tsx');
  readonly 'cart-link': typeof import('./cart-link-screen.tsx');
  readonly checkout: typeof import('./checkout-screen.tsx');
  readonly order: typeof import('./order-screen.tsx');
  readonly account: typeof import('./account-screen.tsx');
  readonly customer: typeof import('./customer-screen.tsx');
  readonly favourites: typeof import('./favourites-screen.tsx');
  readonly comparison: typeof import('./comparison-screen.tsx');
}

const loaders: { readonly [Area in ScreenArea]: () => Promise<ScreensOfArea[Area]> } = {
  cart: () => import('./cart-screen.tsx'),
  'cart-link': () => import('./cart-link-screen.tsx'),
  checkout: () => import('./checkout-screen.tsx'),
  order: () => import('./order-screen.tsx'),
  account: () => import('./account-screen.tsx'),
  customer: () => import('./customer-screen.tsx'),
  favourites: () => import('./favourites-screen.tsx'),
  comparison: () => import('./comparison-screen.tsx'),
};

const loaded: Partial<ScreensOfArea> = {};

/** Loads the screens of an area: code of its own, since few visits need it. */
export async function loadScreensOf<Area extends ScreenArea>(area: Area): Promise<ScreensOfArea[Area]> {
  const screens = await loaders[area]();
  Object.assign(loaded, { [area]: screens });
  return screens;
}

/** The screens of an area without waiting; undefined while they are not loaded. */
export const loadedScreensOf = <Area extends ScreenArea>(area: Area): Partial<ScreensOfArea>[Area] => loaded[area];

/** Loads all of them: for a server. */
export async function loadScreens(): Promise<void> {
  await Promise.all((Object.keys(loaders) as ScreenArea[]).map(loadScreensOf));
}
