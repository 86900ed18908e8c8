import type { Money, ReviewSort, ReviewSummary } from '@witryna/module-schemas';

/** A refusal of an action: a sentence in the site's language, and the field that it is about. */
export interface ActionFault {
  readonly field?: string;
  readonly message: string;
}

/** What came of an action; its sentences are ready to be shown. */
export type ActionResult =
  | { readonly ok: true; readonly message?: string }
  | { readonly ok: false; readonly errors: readonly ActionFault[] };

/** A product that a visitor looks at, in the variant that is shown. */
export interface ProductView {
  readonly sku: string;
  readonly productSku: string;
  readonly name: string;
  /** What tells the variant from its siblings, in words. */
  readonly choice: string;
  readonly category: string;
  readonly brand: string;
  readonly price: Money;
  readonly urlPath: string;
  readonly picture: string;
}

/** A message to the shop, as the contact form sends it. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly topic?: string;
  readonly orderNumber?: string;
  readonly message: string;
  readonly hasPrivacyConsent: boolean;
}

/** One page of the reviews of a product; of those with one rating, where `rate` names it. */
export interface ReviewsRequest {
  readonly sku: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly sort: ReviewSort;
  /** From 1 to 5. */
  readonly rate?: number;
}

export type ReviewsResult =
  | { readonly ok: true; readonly items: readonly ReviewSummary[]; readonly total: number }
  | { readonly ok: false; readonly errors: readonly ActionFault[] };

/** A shade of a product that a review may be about. */
export interface ReviewedShade {
  /** Of the variant. */
  readonly sku: string;
  readonly label: string;
  readonly hex: string;
}

/** A product as reviews of it name it. */
export interface ReviewedProduct {
  readonly sku: string;
  readonly name: string;
  /** None where it has no shades. */
  readonly shades: readonly ReviewedShade[];
}

/** Products that a shopper has put aside, or compares. They are one browser's own, so a server always shows none. */
export interface ChosenProducts {
  /** Path of their page. */
  readonly path: string;
  readonly count: () => number;
  readonly has: (sku: string) => boolean;
  /** Puts a product there or takes it out. */
  readonly set: (sku: string, isWanted: boolean) => Promise<ActionResult>;
  /** Calls the listener when they change; the result stops that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * What a module may do in the shop. An action that the shop does not offer is absent, and its button is not drawn.
 * None runs while rendering.
 */
export interface ShopActions {
  /** Notes that a product is looked at. */
  readonly noteView?: (view: ProductView) => void;
  readonly addToCart?: (item: { readonly sku: string; readonly quantity: number }) => Promise<ActionResult>;
  readonly notifyWhenInStock?: (request: { readonly sku: string; readonly email: string }) => Promise<ActionResult>;
  readonly subscribeToNewsletter?: (request: {
    readonly email: string;
    readonly hasPrivacyConsent: boolean;
    /** To promotion by text messages to this number, apart from the newsletter. */
    readonly hasSmsConsent?: boolean;
    readonly phone?: string;
  }) => Promise<ActionResult>;
  readonly sendMessage?: (message: ContactMessage) => Promise<ActionResult>;
  readonly loadReviews?: (request: ReviewsRequest) => Promise<ReviewsResult>;
  /** Opens all reviews of a product. */
  readonly openReviews?: (product: ReviewedProduct) => Promise<ActionResult>;
  /** Opens the form for a review of a product; whoever is not signed in signs in first. */
  readonly writeReview?: (product: ReviewedProduct) => Promise<ActionResult>;
  /** Tells how the shop makes sure that reviews come from customers, in its own words where there are some. */
  readonly explainReviews?: (own: string | undefined) => Promise<ActionResult>;
  /** Opens what is said of the shop itself. A click on what is marked `data-shop-reviews` does the same. */
  readonly openShopReviews?: () => Promise<ActionResult>;
  readonly favourites?: ChosenProducts;
  /** Products that are looked at side by side. */
  readonly comparison?: ChosenProducts;
}
