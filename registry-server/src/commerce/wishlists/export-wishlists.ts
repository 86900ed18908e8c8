import type { Db } from '../../database/dialects.ts';
import type { ExportSection } from '../../identity/customers/index.ts';

/** A customer's lists of favourites. */
export const wishlistsSection = (db: Db): ExportSection => ({
  name: 'wishlists',
  async read({ id }) {
    const lists = await db.selectFrom('wishlist').selectAll().where('customerId', '=', id).orderBy('id').execute();
    if (lists.length === 0) return [];
    const ids = lists.map((list) => list.id);
    const items = await db
      .selectFrom('wishlist_item')
      .select(['wishlistId', 'sku', 'quantity', 'description', 'addedAt'])
      .where('wishlistId', 'in', ids)
      .orderBy('id')
      .execute();
    return lists.map(({ id: listId, name, visibility, isDefault, createdAt }) => ({
      name,
      isDefault,
      visibility,
      createdAt,
      items: items.flatMap(({ wishlistId, ...item }) => (wishlistId === listId ? [item] : [])),
    }));
  },
});
