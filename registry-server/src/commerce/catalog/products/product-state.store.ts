import { engineOf } from '../../../database/engine.ts';
import type { Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { redirectElsewhere } from '../address-redirects.ts';
import type { ProductState } from '../catalog.schema.ts';
import { writeListPrices } from '../prices/list-price.ts';
import { isListed } from '../visibility.ts';
import type { RemovalCheck } from './product-removal.ts';
import { tagsOfProduct } from './product-tags.ts';
import { withStaffEdits } from './staff-edits.ts';

interface StateWrite {
  readonly now: Date;
  readonly isByStaff?: boolean;
}

/** Withdraws a product or puts it back, and tells everybody; false when there is none. */
export async function setProductState(
  trx: Trx,
  sku: string,
  { isActive, visibility, redirectTo, isByStaff = false, now }: ProductState & StateWrite,
): Promise<boolean> {
  const product = await findLocked(trx, sku);
  if (!product) return false;
  const state = { isActive, visibility: visibility ?? product.visibility };
  await trx
    .updateTable('product')
    .set({
      ...state,
      ...(isByStaff && { staffEdits: withStaffEdits(product.staffEdits, ['isActive', 'visibility']) }),
      updatedAt: now,
    })
    .where('id', '=', product.id)
    .execute();
  await trx
    .updateTable('product_category')
    .set({ isListed: isListed(state) })
    .where('productId', '=', product.id)
    .execute();
  const moved = isActive ? [] : await redirect(trx, product.urlKey, redirectTo);
  await writeListPrices(trx, [product.id], now);
  await recordChange(trx, [...(await tagsOfProduct(trx, product.id)), ...moved]);
  return true;
}

/** Removes a product with its variants, and tells everybody. */
export async function removeProduct(
  trx: Trx,
  sku: string,
  redirectTo: string | undefined,
  checks: readonly RemovalCheck[] = [],
): Promise<void> {
  const product = await findLocked(trx, sku);
  if (!product) return;
  for (const check of checks) await check(trx, sku);
  const tags = await tagsOfProduct(trx, product.id);
  await trx.deleteFrom('product').where('id', '=', product.id).execute();
  await recordChange(trx, [...tags, ...(await redirect(trx, product.urlKey, redirectTo))]);
}

async function redirect(trx: Trx, urlKey: string, target: string | undefined): Promise<string[]> {
  if (target === undefined) return [];
  if (target === `/${urlKey}`) throw new FieldInvalid('/redirectTo', 'itself', 'Adres nie może prowadzić do siebie.');
  return redirectElsewhere(trx, urlKey, target);
}

function findLocked(trx: Trx, sku: string) {
  return trx
    .selectFrom('product')
    .select(['id', 'urlKey', 'visibility', 'staffEdits'])
    .where('sku', '=', sku)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}
