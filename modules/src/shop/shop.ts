import type {
  ArticleChoice,
  CategorySummary,
  ListingFilters,
  ListingSort,
  Money,
  PageSubject,
  ProductDetails,
  Related,
  ShopSettings,
  SiteSummary,
} from '@witryna/module-schemas';
import { type ComponentType, createContext, type MouseEvent, type ReactNode, use } from 'react';
import type { Derivations } from './derive.ts';
import type { Translate } from './i18n/translate.ts';
import type { ShopAccount } from './shop-account.ts';
import type { ShopActions } from './shop-actions.ts';
import type { ShopCart } from './shop-cart.ts';

/** What a page is about: the entity of a template page, the article itself, the author of a page. */
export type CurrentEntity =
  | { readonly kind: 'product'; readonly product: ProductDetails }
  | { readonly kind: 'category'; readonly category: CategorySummary }
  | PageSubject;

/** Parameters of the address that modules react to. */
export interface ShopParams {
  readonly page?: number;
  readonly sort?: ListingSort;
  readonly perPage?: number;
  readonly filters?: ListingFilters;
  readonly articles?: ArticleChoice;
  readonly sku?: string | undefined;
}

export interface LinkProps {
  /** A path of this site (with parameters, if any), `#part`, or an address elsewhere; known to be safe. */
  readonly href: string;
  readonly newTab?: boolean | undefined;
  readonly rel?: string | undefined;
  /** Of its words, where it is not the site's. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly 'aria-label'?: string | undefined;
  /** What is prevented is not followed. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  readonly children?: ReactNode;
}

/** A language of the shop, with the page in it. */
export interface ShopLanguage {
  /** BCP 47. */
  readonly language: string;
  /** As its speakers call it. */
  readonly name: string;
  /** Address as the browser needs it; it may be on another host. */
  readonly href: string;
  readonly isCurrent: boolean;
}

/** What a module may ask of the shop around it. */
export interface Shop {
  readonly site: SiteSummary;
  readonly settings: ShopSettings;
  readonly actions: ShopActions;
  /** The shopper's cart, on a site that has one. */
  readonly cart?: ShopCart | undefined;
  /** Who is signed in, on a site with accounts. */
  readonly account?: ShopAccount | undefined;
  /** The languages that the page can be read in; absent where no sites are known. */
  readonly languages?: readonly ShopLanguage[] | undefined;
  readonly related: Related;
  readonly current?: CurrentEntity | undefined;
  readonly params: ShopParams;
  /** Path of the page shown, without the site's base path and without parameters. */
  readonly path: string;
  /** Address of a path of this site as the browser needs it, base path included. */
  readonly pathOf: (href: string) => string;
  readonly Link: ComponentType<LinkProps>;
  /** Goes to a path of this site as a link to it would; for what is chosen without a link. Never while rendering. */
  readonly follow: (href: string) => void;
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
