import type { ProductSummary } from '@witryna/module-schemas';
import { ownEntry } from '../shared/current/own-entry.ts';
import type { Shop } from '../shop/shop.ts';

interface LookSettings {
  readonly image: { readonly points?: readonly { readonly sku?: string | undefined }[] | undefined };
  readonly products?: readonly string[] | undefined;
}

/** The products of a look: those that its points name, in their order, then the others; each once, without what is gone. */
export function lookProducts({ related }: Pick<Shop, 'related'>, look: LookSettings): readonly ProductSummary[] {
  const pointed = (look.image.points ?? []).flatMap(({ sku }) => sku ?? []);
  const skus = new Set([...pointed, ...(look.products ?? [])]);
  return [...skus].flatMap((sku) => ownEntry(related.products, sku) ?? []);
}
