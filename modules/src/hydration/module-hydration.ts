import type { FilledSettingsOf, ModuleDefinition, ProductDetails } from '@witryna/module-schemas';

/**
 * What a module has to run in the browser: `hydration.ts` in its folder exports it as `hydration`. A module without one
 * is static: the server's HTML stays as it is, and neither code nor data of it is sent with a page.
 */
export interface ModuleHydration<M extends ModuleDefinition = ModuleDefinition> {
  /** For what most pages have: its code is part of the app's own file, and no request of its own. */
  readonly isInApp?: boolean;
  /** Whether one with these settings reacts to anything by itself: state, effects, event handlers. Links need nothing. */
  readonly isNeeded: (settings: FilledSettingsOf<M>) => boolean;
  /** Whether it shows what the page is about (`useShop().current`); that stays out of the page's state otherwise. */
  readonly readsCurrent?: (settings: FilledSettingsOf<M>) => boolean;
  /** Whether it shows the long texts of the product that the page is about; they stay out of the page's state otherwise. */
  readonly readsTexts?: (settings: FilledSettingsOf<M>) => boolean;
  /**
   * Whether it shows what differs between the variants of the product that the page is about: price, pictures, stock. A
   * page where a static module does loads its whole answer when another variant is chosen.
   */
  readonly readsVariant?: (settings: FilledSettingsOf<M>, product: ProductDetails) => boolean;
  /** Whether it shows the reviews of what the page is about; those of products that it names come along anyway. */
  readonly readsReviews?: boolean;
  /**
   * What a browser has to know of the products that it refers to: `whole` without this; `named` for name, address and
   * price; `listed` for a list whose cards are static (`useStaticChildren`), which has to know that they are there.
   */
  readonly products?: ProductNeed | ((settings: FilledSettingsOf<M>) => ProductNeed);
}

export type ProductNeed = 'whole' | 'named' | 'listed';
