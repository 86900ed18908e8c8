import { EntityMissing } from '../../../graphql/refusals.ts';
import type { LineRow } from '../calculation/cart-line.ts';
import type { RemovedLine } from '../cart.tables.ts';
import type { Change, OpenCart } from './change-cart.ts';

/** So many removals of a cart are remembered: more than anybody undoes one by one. */
const REMEMBERED_REMOVALS = 20;

/** Remembers a line that is about to be taken out, with the gifts that the cart has. */
export async function rememberRemoval({ trx, cart, lines, now }: OpenCart, line: LineRow): Promise<void> {
  const gifts = line.kind === 'item' ? lines.filter(({ kind }) => kind !== 'item') : [];
  const removed = JSON.stringify([line, ...gifts].map(toRemoved));
  await trx
    .insertInto('cart_removal')
    .values({ cartId: cart.id, lineId: line.id, lines: removed, removedAt: now })
    .onConflict((conflict) => conflict.columns(['cartId', 'lineId']).doUpdateSet({ lines: removed, removedAt: now }))
    .execute();
  const newest = trx
    .selectFrom('cart_removal')
    .select('lineId')
    .where('cartId', '=', cart.id)
    .orderBy('removedAt', 'desc')
    .orderBy('lineId', 'desc')
    .limit(REMEMBERED_REMOVALS);
  await trx.deleteFrom('cart_removal').where('cartId', '=', cart.id).where('lineId', 'not in', newest).execute();
}

/** Puts a line back under its own id, and so in its place; gifts that the cart earns again come back with it. */
export function restoreItem(lineId: number, name: string): Change<null> {
  return async (open) => {
    const removals = await open.trx
      .selectFrom('cart_removal')
      .select(['lineId', 'lines'])
      .where('cartId', '=', open.cart.id)
      .execute();
    const removal = removals.find((each) => each.lineId === lineId);
    if (!removal) throw new EntityMissing(`Could not find cart item with id: ${name}.`, 'cart-item-missing');
    const removed = removal.lines as readonly RemovedLine[];
    // A gift that was taken out by itself was not wanted, whatever else comes back.
    const unwanted = new Set(removals.map((each) => each.lineId).filter((id) => id !== lineId));
    const wanted = removed.filter(({ id, kind }) => id === lineId || (!unwanted.has(id) && isWanted(open, kind)));
    await insertLines(open, wanted);
    await open.trx.deleteFrom('cart_removal').where('cartId', '=', open.cart.id).where('lineId', '=', lineId).execute();
    return { outcome: null };
  };
}

const isWanted = ({ cart }: OpenCart, kind: LineRow['kind']) => kind === 'item' || !cart.giftsDeclined;

/** What was put in anew in the meantime stays as it is. */
async function insertLines({ trx, cart, now }: OpenCart, lines: readonly RemovedLine[]): Promise<void> {
  for (const line of lines) {
    await trx
      .insertInto('cart_line')
      .values({ ...line, cartId: cart.id, createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function toRemoved({ id, sku, productSku, name, quantity, kind, giftSource }: LineRow): RemovedLine {
  return { id, sku, productSku, name, quantity, kind, giftSource };
}
