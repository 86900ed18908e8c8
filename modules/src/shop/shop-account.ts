/** What a module may know of who is signed in. It is one browser's own, so a server always shows a guest. */
export interface ShopAccount {
  /** Path of the page where one signs in. */
  readonly signInPath: string;
  /** Path of the customer's own pages. */
  readonly path: string;
  /** Calls back whenever somebody signs in or out, also in another tab. Gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly isSignedIn: () => boolean;
  /** Whether something opens in place of the page behind the link. */
  readonly opensInPlace: () => boolean;
  /** Opens it: the customer's menu, or the forms to sign in. */
  readonly open: () => void;
}
