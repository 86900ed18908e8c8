import type { WantedItem } from './decide-additions.ts';
import type { ItemRefusal } from './item-refusal.ts';
import { partUnreadable } from './item-refusal.ts';

const PART = /^([^:]{1,64})(?::(\d{1,6}))?$/;

/** The things of a link: `SKU:2,SKU2:1`; a sku alone means one piece. Parts that say nothing clear are refused. */
export function parseCartLink(items: string): { readonly wanted: WantedItem[]; readonly refusals: ItemRefusal[] } {
  const wanted: WantedItem[] = [];
  const refusals: ItemRefusal[] = [];
  for (const part of items.split(',').map((text) => text.trim())) {
    if (part === '') continue;
    const [, sku, quantity = '1'] = PART.exec(part) ?? [];
    if (sku === undefined) refusals.push(partUnreadable(part));
    else wanted.push({ sku: sku.trim(), quantity: Number(quantity) });
  }
  return { wanted, refusals };
}
