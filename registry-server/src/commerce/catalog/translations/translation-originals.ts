import type { Db } from '../../../database/dialects.ts';
import type { DocumentTitle, TranslatedKind, TranslatedWords } from './translations.tables.ts';

/** What a thing says in the catalogue itself, in the shape of its translations. */
export interface TranslationOriginal extends TranslatedWords {
  readonly kind: TranslatedKind;
  readonly key: string;
  readonly name: string;
  /** Of a product or category. */
  readonly address?: string;
}

/** Words of products in the catalogue's own language, in the order asked for. */
export async function readProductOriginals(db: Db, skus: readonly string[]): Promise<TranslationOriginal[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku', 'urlKey', 'name', 'summary', 'texts', 'meta'])
    .where('sku', 'in', skus)
    .execute();
  const documents = await readDocumentTitles(
    db,
    rows.map(({ id }) => id),
  );
  const found = new Map(rows.map((row) => [row.sku, row]));
  return skus.flatMap((sku) => {
    const row = found.get(sku);
    if (!row) return [];
    const { id, urlKey, name, summary, texts, meta } = row;
    const { description, benefits, usage, warnings, specification } = texts;
    return {
      kind: 'product' as const,
      key: sku,
      address: urlKey,
      name,
      ...(summary && { summary }),
      description,
      benefits,
      usage,
      warnings,
      documents: documents.get(id) ?? [],
      ...(specification && { specification }),
      ...(meta && { meta }),
    };
  });
}

async function readDocumentTitles(db: Db, productIds: readonly number[]): Promise<Map<number, DocumentTitle[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_document')
    .select(['productId', 'mediaId', 'title'])
    .where('productId', 'in', productIds)
    .orderBy('position')
    .execute();
  const titles = new Map<number, DocumentTitle[]>();
  for (const { productId, mediaId: file, title } of rows)
    titles.set(productId, [...(titles.get(productId) ?? []), { file, title }]);
  return titles;
}

type GroupKind = Exclude<TranslatedKind, 'product'>;

/** All categories, brands, lines, colours or ingredients: there are few of each. */
export async function readGroupOriginals(db: Db, kind: GroupKind): Promise<TranslationOriginal[]> {
  switch (kind) {
    case 'category': {
      const rows = await db.selectFrom('category').select(['path', 'name', 'description']).orderBy('path').execute();
      return rows.map(({ path, name, description }) => ({
        kind,
        key: path,
        address: path,
        name,
        ...(description && { text: description }),
      }));
    }
    case 'brand':
    case 'ingredient': {
      const rows = await db
        .selectFrom(kind)
        .select(['code', 'name', 'description', 'urlPath'])
        .orderBy('code')
        .execute();
      return rows.map(({ code, name, description, urlPath }) => ({
        kind,
        key: code,
        name,
        ...(description && { text: description }),
        ...(urlPath && { page: urlPath }),
      }));
    }
    case 'line': {
      const rows = await db
        .selectFrom('product_line')
        .select(['code', 'name', 'description'])
        .orderBy('code')
        .execute();
      return rows.map(({ code, name, description }) => ({
        kind,
        key: code,
        name,
        ...(description && { text: description }),
      }));
    }
    case 'colour': {
      const rows = await db
        .selectFrom('product_variant')
        .select('colour')
        .distinct()
        .where('colour', 'is not', null)
        .execute();
      const labels = new Map(rows.flatMap(({ colour }) => (colour ? [[colour.code, colour.label] as const] : [])));
      return [...labels].sort().map(([key, name]) => ({ kind, key, name }));
    }
  }
}

/** One thing of the catalogue; undefined when there is no such thing. */
export async function readOriginal(
  db: Db,
  kind: TranslatedKind,
  key: string,
): Promise<TranslationOriginal | undefined> {
  const found = kind === 'product' ? await readProductOriginals(db, [key]) : await readGroupOriginals(db, kind);
  return found.find((each) => each.key === key);
}

/** The parts of a thing that have words of their own in each language. */
export const TRANSLATED_PARTS = [
  'name',
  'address',
  'page',
  'text',
  'summary',
  'description',
  'benefits',
  'usage',
  'warnings',
  'documents',
  'specification',
  'meta',
] as const satisfies readonly (keyof TranslationOriginal)[];
export type TranslatedPart = (typeof TRANSLATED_PARTS)[number];

/** What the catalogue says and a language does not. An address may stay as it is, a site may be without the page. */
export function missingParts(
  original: TranslationOriginal,
  words: Partial<Pick<TranslationOriginal, TranslatedPart>>,
): TranslatedPart[] {
  return TRANSLATED_PARTS.filter((part) => {
    if (part === 'address' || part === 'page') return false;
    if (part === 'documents') return hasUntitledDocument(original, words);
    return isSaid(original[part]) && !isSaid(words[part]);
  });
}

function hasUntitledDocument(
  { documents = [] }: Pick<TranslationOriginal, 'documents'>,
  { documents: own = [] }: Pick<TranslationOriginal, 'documents'>,
): boolean {
  return documents.some(({ file }) => !own.some((each) => each.file === file));
}

const isSaid = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.values(value).some(isSaid)
      : value !== undefined && value !== '';
