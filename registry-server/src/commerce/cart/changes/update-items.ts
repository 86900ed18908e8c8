import { EntityMissing } from '../../../graphql/refusals.ts';
import { type PurchasableVariant, readPurchasableVariants } from '../../pricing/index.ts';
import type { LineRow } from '../calculation/cart-line.ts';
import { deleteLines, setQuantity } from './cart-lines.store.ts';
import type { Change, OpenCart } from './change-cart.ts';
import { faultOfQuantity } from './decide-additions.ts';
import { type ItemRefusal, invalidQuantity, moreThanOneGift, notAvailable, refusalOfTotal } from './item-refusal.ts';
import { rememberRemoval } from './restore-item.ts';

/** The quantity that a line should get; 0 takes it out. */
export interface ItemUpdate {
  readonly lineId: number;
  /** As the client named the line. */
  readonly name: string;
  readonly quantity: number;
}

/** Sets quantities; a line that there is not refuses the whole change, one without stock only itself. */
export function updateItems(updates: readonly ItemUpdate[]): Change<readonly ItemRefusal[]> {
  return async (open) => {
    const { trx, shopper, now } = open;
    const wanted = updates.map((update) => ({ ...update, line: requireLine(open, update) }));
    const skus = wanted.map(({ line }) => line.sku);
    const variants = new Map(
      (await readPurchasableVariants(trx, skus, shopper.site.currency)).map((each) => [each.sku, each]),
    );
    const refusals: ItemRefusal[] = [];
    for (const [index, { line, quantity }] of wanted.entries()) {
      if (quantity === 0) await takeOut(open, line);
      else {
        const refusal = refusalOf(line, { quantity, variant: variants.get(line.sku), open });
        if (refusal) refusals.push({ ...refusal, index });
        else await setQuantity(trx, line.id, quantity, now);
      }
    }
    return { outcome: refusals };
  };
}

/** Takes a line out. */
export function removeItem(lineId: number, name: string): Change<null> {
  return async (open) => {
    const line = open.lines.find(({ id }) => id === lineId);
    if (!line) {
      throw new EntityMissing(`Cart doesn't contain the ${name} item.`, 'cart-item-missing');
    }
    await takeOut(open, line);
    return { outcome: null };
  };
}

async function takeOut(open: OpenCart, line: LineRow): Promise<void> {
  await rememberRemoval(open, line);
  await deleteLines(open.trx, [line.id]);
}

function requireLine({ lines }: OpenCart, { lineId, name }: ItemUpdate): LineRow {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new EntityMissing(`Could not find cart item with id: ${name}.`, 'cart-item-missing');
  return line;
}

function refusalOf(
  { sku, kind }: LineRow,
  { quantity, variant, open }: { quantity: number; variant: PurchasableVariant | undefined; open: OpenCart },
): ItemRefusal | undefined {
  const fault = faultOfQuantity(quantity);
  if (fault) return invalidQuantity(sku, fault);
  // Of a gift there is one.
  if (kind !== 'item') return quantity === 1 ? undefined : moreThanOneGift(sku);
  if (!variant?.isActive) return notAvailable(sku);
  return refusalOfTotal(quantity, { sku, stock: variant.stock, maxQuantity: open.settings.maxQuantity });
}
