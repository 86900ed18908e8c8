import type {
  CategorySummary,
  ListingSort,
  Money,
  ProductDetails,
  Related,
  SiteSummary,
} from '@witryna/module-schemas';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Derivations } from './derive.ts';
import type { Translate } from './i18n/translate.ts';

/** What a template page is about. */
export type CurrentEntity =
  | { readonly kind: 'product'; readonly product: ProductDetails }
  | { readonly kind: 'category'; readonly category: CategorySummary };

/** Parameters of the address that modules react to. */
export interface ShopParams {
  readonly page?: number | undefined;
  readonly sort?: ListingSort | undefined;
  readonly sku?: string | undefined;
}

export interface LinkProps {
  /** A path of this site (with parameters, if any), `#part`, or an address elsewhere; known to be safe. */
  readonly href: string;
  readonly newTab?: boolean | undefined;
  readonly rel?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly children?: ReactNode;
}

/** What a module may ask of the shop around it. */
export interface Shop {
  readonly site: SiteSummary;
  readonly related: Related;
  readonly current?: CurrentEntity | undefined;
  readonly params: ShopParams;
  /** Path of the page shown, without the site's base path and without parameters. */
  readonly path: string;
  /** Address of a path of this site as the browser needs it, base path included. */
  readonly pathOf: (href: string) => string;
  readonly Link: ComponentType<LinkProps>;
  readonly formatMoney: (money: Money) => string;
  readonly t: Translate;
  /** Called for modules that are unknown or throw. */
  readonly reportError?: ((driver: string, error: unknown) => void) | undefined;
  /** Where `derive` keeps what it makes; only on a server, beside a page that is rendered more than once. */
  readonly derivations?: Derivations | undefined;
}

const ShopContext = createContext<Shop | undefined>(undefined);

/** Gives a shop to all modules below. */
export const ShopProvider = ShopContext.Provider;

/** The shop around a module. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop was called outside a ShopProvider.');
  return shop;
}
