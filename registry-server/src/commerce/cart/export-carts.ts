import type { Db } from '../../database/dialects.ts';
import type { ExportSection } from '../../identity/customers/index.ts';

/** What lies in a customer's carts. */
export const cartsSection = (db: Db): ExportSection => ({
  name: 'carts',
  async read({ id }) {
    const carts = await db
      .selectFrom('cart')
      .select(['id', 'email', 'createdAt', 'updatedAt'])
      .where('customerId', '=', id)
      .where('status', '=', 'active')
      .orderBy('createdAt')
      .execute();
    if (carts.length === 0) return [];
    const ids = carts.map((cart) => cart.id);
    const lines = await db
      .selectFrom('cart_line')
      .select(['cartId', 'sku', 'name', 'quantity', 'createdAt'])
      .where('cartId', 'in', ids)
      .orderBy('id')
      .execute();
    return carts.map(({ id: cartId, ...cart }) => ({
      ...cart,
      lines: lines.flatMap(({ cartId: of, ...line }) => (of === cartId ? [line] : [])),
    }));
  },
});
