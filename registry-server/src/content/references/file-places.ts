import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import type { Tables } from '../../database/tables.ts';

/** Where files of the library are looked for by what shows them; `nothing` finds what could be deleted. */
export const FILE_PLACES = ['products', 'hero', 'articles', 'nothing'] as const;
export type FilePlace = (typeof FILE_PLACES)[number];

type Builder = ExpressionBuilder<Tables, 'media_file'>;

/** Tables of the catalogue with a picture in a column. */
const PICTURED = ['brand', 'product_line', 'category', 'ingredient'] as const;

/** Tables with the files of products: pictures, and documents of their safety. */
const OF_PRODUCTS = ['product_media', 'product_document'] as const;

/** True for a file that such a place shows, in the draft or in the shop. `ofSites` are the files that sites name. */
export function isFileShownIn(
  eb: Builder,
  place: FilePlace,
  ofSites: readonly number[],
): ExpressionWrapper<Tables, 'media_file', SqlBool> {
  switch (place) {
    case 'products':
      return ofProducts(eb);
    case 'hero':
      return eb(keyOfFile, 'in', keysOfPages(eb).where('content_reference.driver', '=', 'hero'));
    case 'articles':
      return eb(
        keyOfFile,
        'in',
        keysOfPages(eb).innerJoin('page', 'page.id', 'content_reference.pageId').where('page.type', '=', 'article'),
      );
    case 'nothing':
      return eb.and([
        eb.not(ofProducts(eb)),
        eb.not(eb(keyOfFile, 'in', keysOfPages(eb))),
        eb.not(eb(keyOfFile, 'in', keysOfSections(eb))),
        ...PICTURED.map((table) =>
          eb.not(eb('media_file.id', 'in', eb.selectFrom(table).select('mediaId').where('mediaId', 'is not', null))),
        ),
        ...(ofSites.length > 0 ? [eb('media_file.id', 'not in', [...ofSites])] : []),
      ]);
  }
}

// The numbers as text: the keys of other kinds are no numbers, and an engine may look at them first.
const keyOfFile = sql<string>`cast(media_file.id as text)`;

const keysOfPages = (eb: Builder) =>
  eb.selectFrom('content_reference').select('content_reference.key').where('content_reference.kind', '=', 'file');

const keysOfSections = (eb: Builder) =>
  eb.selectFrom('saved_section_reference').select('saved_section_reference.key').where('kind', '=', 'file');

const ofProducts = (eb: Builder) =>
  eb.or(OF_PRODUCTS.map((table) => eb('media_file.id', 'in', eb.selectFrom(table).select('mediaId'))));

/** How many pages, saved sections, products, brands, lines, categories and ingredients show each of these files; the others show none. */
export async function countFileUses(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  if (ids.length === 0) return counts;
  const [ofPages, ofSections, ...ofCatalogue] = await Promise.all([
    db
      .selectFrom('content_reference')
      .select((eb) => ['key', eb.fn.count<number>('pageId').distinct().as('count')])
      .where('kind', '=', 'file')
      .where('key', 'in', ids.map(String))
      .groupBy('key')
      .execute(),
    db
      .selectFrom('saved_section_reference')
      .select((eb) => ['key', eb.fn.countAll<number>().as('count')])
      .where('kind', '=', 'file')
      .where('key', 'in', ids.map(String))
      .groupBy('key')
      .execute(),
    ...OF_PRODUCTS.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => ['mediaId as key', eb.fn.count<number>('productId').distinct().as('count')])
        .where('mediaId', 'in', ids)
        .groupBy('mediaId')
        .execute(),
    ),
    ...PICTURED.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => ['mediaId as key', eb.fn.countAll<number>().as('count')])
        .where('mediaId', 'in', ids)
        .groupBy('mediaId')
        .execute(),
    ),
  ]);
  for (const { key, count } of [...ofPages, ...ofSections, ...ofCatalogue.flat()])
    counts.set(Number(key), (counts.get(Number(key)) ?? 0) + count);
  return counts;
}
