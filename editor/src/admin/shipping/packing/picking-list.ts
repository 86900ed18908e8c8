import type { Order, OrderLine } from '../../../api/commerce/orders.ts';
import { openLines } from '../parcel.form-values.ts';

/** What is taken from the shelves of one variant, for all orders together. */
export interface Picked {
  readonly sku: string;
  readonly ean: string | null;
  readonly name: string;
  /** Shade and size: `30 ml`. */
  readonly options: string;
  readonly quantity: number;
}

const byName = new Intl.Collator('pl', { numeric: true });

/** Whether a parcel can be made of it: something is left, and nobody canceled or stopped it meanwhile. */
export function isToPack({ status, lines }: Pick<Order, 'status' | 'lines'>): boolean {
  return status === 'processing' && openLines(lines).length > 0;
}

/** The variants that these orders wait for, each once, in the order of their names. */
export function pickingList(orders: readonly Pick<Order, 'lines'>[]): readonly Picked[] {
  const picked = new Map<string, Picked>();
  for (const line of orders.flatMap(({ lines }) => openLines(lines))) {
    const { sku, ean, left } = line;
    const before = picked.get(sku);
    picked.set(
      sku,
      before
        ? { ...before, quantity: before.quantity + left }
        : { sku, ean, name: shelfNameOf(line), options: optionsOf(line), quantity: left },
    );
  }
  return [...picked.values()].sort(
    (a, b) => byName.compare(a.name, b.name) || byName.compare(a.options, b.options) || byName.compare(a.sku, b.sku),
  );
}

/** What staff call a product: they read the catalogue's language, also of an order that was made in another. */
export function shelfNameOf({ name, catalogueName }: Pick<OrderLine, 'name' | 'catalogueName'>): string {
  return catalogueName ?? name;
}

/** Shade and size of a line, as they stand on its package. */
export function optionsOf({ options }: Pick<OrderLine, 'options'>): string {
  return options.map(({ value }) => value).join(', ');
}

/** How many pieces there are together. */
export function piecesOf(counted: readonly { readonly quantity: number }[]): number {
  return counted.reduce((sum, { quantity }) => sum + quantity, 0);
}
