import type { Shop } from './shop.ts';

/** What of a shop is the same on all of its pages. */
export type SiteOfShop = Pick<Shop, 'site' | 'formatMoney'>;

/** What modules made of a page's objects and texts, for a server that renders the page more than once. */
export interface Derivations {
  /** By what made it and what it was made of. */
  readonly results: Map<unknown, Map<unknown, unknown>>;
  /** Only the first rendering adds to them: what others bring along is of one request, and would never go away. */
  isOpen: boolean;
}

export function createDerivations(): Derivations {
  return { results: new Map(), isOpen: true };
}

/** What `make` makes of something that came with the page, once where a server keeps the page. It must depend on nothing else. */
export function derive<From, Result>(
  shop: SiteOfShop & Pick<Shop, 'derivations'>,
  make: (from: From, shop: SiteOfShop) => Result,
  from: From,
): Result {
  const { derivations } = shop;
  if (!derivations) return make(from, shop);
  const known = derivations.results.get(make)?.get(from);
  if (known !== undefined) return known as Result;
  const made = make(from, shop);
  if (derivations.isOpen) {
    const results = derivations.results.get(make) ?? new Map();
    derivations.results.set(make, results.set(from, made));
  }
  return made;
}
