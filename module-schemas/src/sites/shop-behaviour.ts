import type { AccountSettings, AuthSettings, CartSettings, FavouritesSettings } from './shop-settings.ts';

/** Values that settings of a shop's behaviour may have; the first of each holds where nothing is set. */
export const BEHAVIOUR_VALUES = {
  cart: { afterAdding: ['modal', 'drawer', 'nothing'], layout: ['rich', 'basic'] },
  favourites: { afterAdding: ['modal', 'nothing'] },
  auth: { strategy: ['route', 'drawer'], social: ['tab', 'window'] },
  account: { home: ['panel', 'orders'] },
} as const satisfies {
  readonly cart: ValuesOf<CartSettings, 'afterAdding' | 'layout'>;
  readonly favourites: ValuesOf<FavouritesSettings, 'afterAdding'>;
  readonly auth: ValuesOf<AuthSettings, 'strategy' | 'social'>;
  readonly account: ValuesOf<AccountSettings, 'home'>;
};

type ValuesOf<Settings, Names extends keyof Settings> = {
  readonly [Name in Names]-?: readonly NonNullable<Settings[Name]>[];
};
