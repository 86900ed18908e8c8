import type { CartItem } from './cart-session.ts';

/** What a link puts into the cart, and the parts of it that say nothing clear. */
export interface CartLink {
  readonly items: readonly CartItem[];
  readonly unreadable: readonly string[];
}

const PART = /^([^:]{1,64})(?::(\d{1,3}))?$/;

/** Reads the end of `/cart/SKU:2,SKU2:1`; a sku alone means one piece. */
export function parseCartLink(path: string): CartLink {
  const items: CartItem[] = [];
  const unreadable: string[] = [];
  for (const part of decoded(path.slice(path.lastIndexOf('/') + 1))
    .split(',')
    .map((text) => text.trim())) {
    if (part === '') continue;
    const [, sku, quantity = '1'] = PART.exec(part) ?? [];
    if (sku === undefined || Number(quantity) === 0) unreadable.push(part);
    else items.push({ sku: sku.trim(), quantity: Number(quantity) });
  }
  return { items, unreadable };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
