import type { Db } from '../../database/dialects.ts';
import type { ExportSection } from '../../identity/customers/index.ts';

/** What a customer has said of products. */
export const reviewsSection = (db: Db): ExportSection => ({
  name: 'reviews',
  read: ({ id }) =>
    db
      .selectFrom('product_review')
      .select([
        'productSku',
        'variantSku',
        'nickname',
        'summary',
        'text',
        'language',
        'rating',
        'isVerified',
        'status',
        'createdAt',
      ])
      .where('customerId', '=', id)
      .orderBy('id')
      .execute(),
});
