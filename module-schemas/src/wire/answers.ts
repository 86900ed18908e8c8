import type { PageDocument, Theme } from '../page/page.ts';
import type { SiteFeatures } from '../sites/site-features.ts';
import type { CategorySummary } from './catalogue-groups.ts';
import type { ProductDetails } from './product.ts';
import type { Related } from './related.ts';

/** A content page as `GET /registry/{slug}` serves it under `data`. */
export interface ContentPage extends PageDocument {
  readonly contentId: number;
  readonly site: string;
  /** With a slash in front; the home page is `/`. */
  readonly urlPath: string;
  readonly author?: string;
  readonly categoryUrl?: string;
  readonly parent?: number;
  readonly publicationDate?: string;
  /** On a template page: `product` or `category` that the address names. */
  readonly contentProperties: PageDocument['contentProperties'] & {
    readonly product?: ProductDetails;
    readonly category?: CategorySummary;
  };
}

/** A site on which a page exists, for `hreflang`. */
export interface PageAlternate {
  /** Code of the site. */
  readonly site: string;
  readonly urlPath: string;
  /** The one for readers of all other languages. */
  readonly isDefault?: boolean;
  /** A page for readers that search engines are kept from. */
  readonly isNoindex?: true;
}

export interface RegistryAnswer {
  readonly data: ContentPage;
  readonly meta: {
    readonly related: Related;
    readonly theme: Theme;
    /** The page has lists that turn pages or can be narrowed: the parameters of lists in its address say which part. */
    readonly hasLists?: true;
    /** All sites on which the page is published, its own among them; absent where it is on one only. */
    readonly alternates?: readonly PageAlternate[];
    /** ISO moment at which this answer may change without any event; absent when there is none. */
    readonly validUntil?: string;
  };
}

export interface SiteSummary {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** As the specification spells it (`pl-PL`, `ua-UA`). */
  readonly locale: string;
  /** BCP 47, for `lang`, `hreflang` and `Intl` (`uk-UA`). */
  readonly language: string;
  readonly currency: string;
  /** Origin of the storefront, `https://…`. */
  readonly address: string;
  /** Host by which it is known when no header names it; the host of its address is one as well. */
  readonly domain: string;
  readonly basePath: string;
  /** Nobody is to be led there: it is under maintenance, or has no home page that readers see. Told by `/init`. */
  readonly isClosed?: true;
}

/** The seller, as the law requires it to be named in the shop, in its mails and on its documents. */
export interface Seller {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** Ten digits. */
  readonly nip: string;
  readonly regon?: string;
  /** Register and number, such as `KRS 0000000000`. */
  readonly register?: string;
  readonly email: string;
  /** `+48XXXXXXXXX`. */
  readonly phone: string;
  /** Where complaints go, when not to `email`. */
  readonly complaintEmail?: string;
  /** Where withdrawals go, when not to `email`. */
  readonly returnEmail?: string;
}

/** How buyers rate the shop, as an independent service counts it. */
export interface ShopRating {
  /** Address of its mark, a path of the shop. */
  readonly image?: string;
  /** Where the reviews can be read. */
  readonly link?: string;
  /** For each period; the first is the main one. */
  readonly periods: readonly {
    readonly period: 'month' | 'quarter' | 'year' | 'all';
    /** From 0 to 5. */
    readonly rate: number;
    readonly amount: number;
  }[];
  /** Reviews by their rate. */
  readonly distribution?: Readonly<Record<'1' | '2' | '3' | '4' | '5', number>>;
}

export interface SiteDetails extends SiteSummary {
  /** Appended to every page title. */
  readonly postfix: string;
  readonly favicon?: string;
  readonly logo?: { readonly light?: string; readonly dark?: string };
  /** What the site has or does without: its own choice, the defaults of its code for the rest. */
  readonly features: SiteFeatures;
  readonly properties: {
    readonly terms?: string;
    readonly privacy?: string;
    readonly returnOrder?: string;
    /** The page where people write to the shop, see `contactAddressOf`. */
    readonly contact?: string;
    /** Where products are sold, on a site without a cart. */
    readonly whereToBuy?: string;
    readonly maintenance: boolean;
    /** Slugs of the snippets that stand above and below the pages without modules of their own there. */
    readonly headerSnippet?: string;
    readonly footerSnippet?: string;
    readonly socialMeta?: { readonly image?: string; readonly description?: string };
    /** Staff decide who joins friends and family, unless `approval` is false. */
    readonly loyalty?: { readonly approval?: boolean };
    readonly seller?: Seller;
    readonly rating?: ShopRating;
    /** What the shop's rules are made of, where this site has others than the defaults. */
    readonly shop?: Readonly<Record<string, unknown>>;
  };
}

export interface InitAnswer {
  readonly data: {
    readonly site: SiteDetails;
    readonly sites: readonly SiteSummary[];
    readonly search: {
      /** Signs from which on a phrase is looked for. */
      readonly minLength: number;
      readonly perPage: number;
      /** Most results that a page may be asked for; absent where the server does not tell. */
      readonly maxPerPage?: number;
    };
    readonly generalSettings: Readonly<Record<string, unknown>>;
    readonly staticRouting: Readonly<Record<string, string>>;
  };
}

/** The body of every refusal. */
export interface ErrorAnswer {
  /** Stable, kebab-case; screens translate it. */
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
}

/** One fault of a page: where, which rule, and the sentence for people. */
export interface PageFault {
  /** JSON pointer into the document, `/containers/ab12/settings/heading`. */
  readonly path: string;
  /** The name of the rule: a JSON Schema keyword or one of ours (`unknown-module`, `page-depth` …). */
  readonly rule: string;
  /** Polish. */
  readonly message: string;
  /** The placed module at fault, when there is one. */
  readonly placedModuleId?: string;
}
