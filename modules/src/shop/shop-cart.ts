/** What a module may know of the shopper's cart. It is one browser's own, so a server always shows an empty one. */
export interface ShopCart {
  /** Path of the cart's page. */
  readonly path: string;
  /** Calls back whenever the number changes, also from another tab. Gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Pieces in it, as this browser remembers them. */
  readonly pieces: () => number;
}
