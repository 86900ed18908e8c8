import { CONTENT_TYPES_OF_KIND, PAGE_CONTENT_TYPES, type ReferenceKind } from '@witryna/module-schemas';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type Builder = ExpressionBuilder<Tables, 'content_reference' | 'page' | 'site'>;

/** True for a reference of this kind whose target readers cannot be shown. */
export function brokenOf(eb: Builder, kind: ReferenceKind) {
  return eb.and([eb('content_reference.kind', '=', kind), eb.not(eb.exists(targetOf(eb, kind)))]);
}

/** True for a link to an address of its site at which there is nothing. */
export function brokenLink(eb: Builder, ownPaths: readonly string[]) {
  const key = 'content_reference.key';
  const atAddress = [
    eb
      .selectFrom('page as target')
      .select('target.id')
      .whereRef('target.siteId', '=', 'page.siteId')
      .whereRef('target.slug', '=', key)
      .where('target.publishedRevisionId', 'is not', null)
      .where('target.isTemplate', '=', false)
      .where('target.type', 'in', [...PAGE_CONTENT_TYPES]),
    eb.selectFrom('product').select('product.id').whereRef('urlKey', '=', key).where('product.isActive', '=', true),
    eb
      .selectFrom('category')
      .select('category.id')
      .whereRef('category.path', '=', key)
      .where('category.isShown', '=', true),
    eb
      .selectFrom('catalogue_translation as named')
      .select('named.id')
      .whereRef('named.address', '=', key)
      .where((on) =>
        on.or([
          on('named.language', '=', 'en'),
          on('named.language', '=', sql<string>`lower(substr(${on.ref('site.language')}, 1, 2))`),
        ]),
      ),
    eb
      .selectFrom('redirect')
      .select('redirect.id')
      .whereRef('redirect.siteId', '=', 'page.siteId')
      .whereRef('redirect.slug', '=', key),
  ];
  return eb.and([
    eb('content_reference.kind', '=', 'link'),
    ...(ownPaths.length > 0 ? [eb(key, 'not in', [...ownPaths])] : []),
    ...atAddress.map((target) => eb.not(eb.exists(target))),
  ]);
}

/** What a reference of this kind points at, where readers can be shown it. */
function targetOf(eb: Builder, kind: ReferenceKind) {
  switch (kind) {
    case 'product':
      return eb
        .selectFrom('product')
        .select('product.id')
        .whereRef('product.sku', '=', 'content_reference.key')
        .where('product.isActive', '=', true);
    case 'file':
      return (
        eb
          .selectFrom('media_file')
          .select('media_file.id')
          // Only of this kind are all keys numbers, and the engine may look at the others first.
          .where(
            'media_file.id',
            '=',
            sql<number>`case when content_reference.kind = 'file' then cast(content_reference.key as integer) end`,
          )
      );
    case 'brand':
      return eb.selectFrom('brand').select('brand.id').whereRef('brand.code', '=', 'content_reference.key');
    case 'line':
      return eb
        .selectFrom('product_line')
        .select('product_line.id')
        .whereRef('product_line.code', '=', 'content_reference.key');
    case 'category':
      return eb
        .selectFrom('category')
        .leftJoin('category_former_path as former', 'former.categoryId', 'category.id')
        .select('category.id')
        .where('category.isShown', '=', true)
        .where((on) =>
          on.or([
            on('category.path', '=', on.ref('content_reference.key')),
            on('former.path', '=', on.ref('content_reference.key')),
          ]),
        );
    default:
      return eb
        .selectFrom('page as target')
        .select('target.id')
        .whereRef('target.siteId', '=', 'page.siteId')
        .whereRef('target.slug', '=', 'content_reference.key')
        .where('target.publishedRevisionId', 'is not', null)
        .where('target.isTemplate', '=', false)
        .where('target.type', 'in', [...CONTENT_TYPES_OF_KIND[kind]]);
  }
}
