import { keyList } from '../../../database/insert-many.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { CartLine } from '../../cart/index.ts';
import { sizeLabel } from '../../catalog/index.ts';
import type { OrderLineOption } from '../orders.tables.ts';

/** What was chosen of products that leave a choice, in the words of the catalogue; nothing is read where there is none. */
export async function readLineOptions(
  trx: Trx,
  lines: readonly CartLine[],
): Promise<ReadonlyMap<number, readonly OrderLineOption[]>> {
  const ids = lines.flatMap(({ variant }) => (variant?.hasChoice ? [variant.variantId] : []));
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product_variant')
    .select(['id', 'size', 'colour'])
    .where('id', 'in', keyList(ids))
    .execute();
  return new Map(
    rows.map(({ id, size, colour }) => [
      id,
      [
        ...(colour ? [{ label: 'color', value: colour.label }] : []),
        ...(size ? [{ label: 'size', value: sizeLabel(size) }] : []),
      ],
    ]),
  );
}
