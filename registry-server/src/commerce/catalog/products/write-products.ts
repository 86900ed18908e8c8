import { engineOf } from '../../../database/engine.ts';
import { insertRows } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { AppError } from '../../../errors.ts';
import { recordChange } from '../../../events/outbox.ts';
import { InputInvalid } from '../../../http/error-handler.ts';
import { sortKeyOf } from '../../../text/sort-key.ts';
import { wordsOf } from '../../../text/words.ts';
import type { ProductInput } from '../catalog.schema.ts';
import { writeListPrices } from '../prices/list-price.ts';
import { isListed } from '../visibility.ts';
import { findConflicts } from './product-conflicts.ts';
import { writePictures } from './product-pictures.store.ts';
import { leaveRedirects } from './product-redirects.ts';
import { findReferences, type ProductReferences } from './product-references.ts';
import { tagsOfProducts } from './product-tags.ts';
import { textsOf } from './product-texts.ts';
import { writeVariants } from './product-variants.store.ts';
import { replaceDocuments, replaceMemberships, replaceWords } from './replace-rows.ts';

/** A product to be written, as its body says. */
export interface ProductEntry {
  readonly sku: string;
  readonly input: ProductInput;
  /** The pictures stay as they are, whatever the body says. */
  readonly keepsPictures?: boolean;
  /** The same of the documents of its safety. */
  readonly keepsDocuments?: boolean;
}

/** A product that was not written, and why. */
export interface RefusedEntry<Entry> {
  readonly entry: Entry;
  readonly error: AppError;
}

interface Writable<Entry> {
  readonly entry: Entry;
  readonly references: ProductReferences;
}

/**
 * Makes products what their bodies say, in as many statements for five hundred as for one. Those that cannot be
 * written are answered; the rest is written, and told as one change. The bodies have passed `faultsOfProduct`.
 * `onChecked` is told, before anything is written, whether a product gives up an address or a variant, which another
 * may then take.
 */
export async function writeProducts<Entry extends ProductEntry>(
  trx: Trx,
  entries: readonly Entry[],
  now: Date,
  onChecked?: (releases: boolean) => void,
): Promise<RefusedEntry<Entry>[]> {
  const before = await lockProducts(
    trx,
    entries.map(({ sku }) => sku),
  );
  const refused: RefusedEntry<Entry>[] = [];
  const writable: Writable<Entry>[] = [];
  const references = await findReferences(
    trx,
    entries.map(({ input }) => input),
  );
  const conflicts = await findConflicts(trx, entries, before);
  for (const [index, entry] of entries.entries()) {
    const found = references[index];
    const error = found && 'faults' in found ? new InputInvalid(found.faults) : conflicts.get(entry);
    if (error) refused.push({ entry, error });
    else if (found && 'references' in found) writable.push({ entry, references: found.references });
  }
  onChecked?.(await releasesSomething(trx, entries, before));
  if (writable.length > 0) await write(trx, writable, before, now);
  return refused;
}

type KnownProducts = Awaited<ReturnType<typeof lockProducts>>;

async function lockProducts(trx: Trx, skus: readonly string[]) {
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'sku', 'urlKey'])
    .where(isAnyOf(trx, 'sku', skus))
    // In one order, so that two writers wait for one another instead of for each other.
    .orderBy('sku')
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.sku, row]));
}

/** True when a product has an address or a variant that its body does not name. */
async function releasesSomething(trx: Trx, entries: readonly ProductEntry[], before: KnownProducts): Promise<boolean> {
  const existing = entries.filter(({ sku }) => before.has(sku));
  if (existing.length === 0) return false;
  if (existing.some(({ sku, input }) => before.get(sku)?.urlKey !== input.urlKey)) return true;
  const named = new Set(existing.flatMap(({ input }) => input.variants.map(({ sku }) => sku)));
  const rows = await trx
    .selectFrom('product_variant')
    .select('sku')
    .where(
      isAnyOf(
        trx,
        'productId',
        [...before.values()].map(({ id }) => id),
      ),
    )
    .execute();
  return rows.some(({ sku }) => !named.has(sku));
}

async function write<Entry extends ProductEntry>(
  trx: Trx,
  writable: readonly Writable<Entry>[],
  before: KnownProducts,
  now: Date,
): Promise<void> {
  const existing = writable.flatMap(({ entry }) => before.get(entry.sku) ?? []);
  const tagsBefore = await tagsOfProducts(
    trx,
    existing.map(({ id }) => id),
  );
  for (const { entry } of writable) {
    const known = before.get(entry.sku);
    if (known && known.urlKey !== entry.input.urlKey) await leaveRedirects(trx, known.urlKey, entry.input.urlKey);
  }
  const rows = await upsertProducts(trx, writable, now);
  const products = writable.flatMap(({ entry, references }) => {
    const row = rows.get(entry.sku);
    return row ? [{ ...row, entry, input: entry.input, references }] : [];
  });
  const ids = products.map(({ id }) => id);
  await writeVariants(trx, products, now);
  await writeMemberships(trx, products);
  await writePictures(
    trx,
    products.filter(({ entry }) => !entry.keepsPictures),
  );
  await writeDocuments(
    trx,
    products.filter(({ entry }) => !entry.keepsDocuments),
  );
  await writeWords(trx, products);
  await writeListPrices(trx, ids, now);
  await recordChange(trx, [...tagsBefore, ...(await tagsOfProducts(trx, ids))]);
}

async function upsertProducts(trx: Trx, writable: readonly Writable<ProductEntry>[], now: Date) {
  const rows = writable.map(({ entry, references }) => ({ ...columnsOf(entry, references, now), createdAt: now }));
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
  const written = await insertRows(trx, 'product', columns, rows)
    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet((eb) => ({
        urlKey: eb.ref('excluded.urlKey'),
        name: eb.ref('excluded.name'),
        nameKey: eb.ref('excluded.nameKey'),
        summary: eb.ref('excluded.summary'),
        brandId: eb.ref('excluded.brandId'),
        lineId: eb.ref('excluded.lineId'),
        position: eb.ref('excluded.position'),
        flags: eb.ref('excluded.flags'),
        texts: eb.ref('excluded.texts'),
        taxClass: eb.ref('excluded.taxClass'),
        isActive: eb.ref('excluded.isActive'),
        visibility: eb.ref('excluded.visibility'),
        meta: eb.ref('excluded.meta'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .returning(['id', 'sku', 'position', 'nameKey', 'createdAt', 'isActive', 'visibility'])
    .execute();
  return new Map(written.map((row) => [row.sku, row]));
}

type ProductRow = Awaited<ReturnType<typeof upsertProducts>> extends Map<string, infer Row> ? Row : never;

function columnsOf({ sku, input }: ProductEntry, { brandId, lineId }: ProductReferences, updatedAt: Date) {
  return {
    sku,
    urlKey: input.urlKey,
    name: input.name,
    nameKey: sortKeyOf(input.name),
    summary: input.summary ?? null,
    brandId,
    lineId,
    position: input.position,
    flags: input.flags,
    texts: textsOf(input),
    taxClass: input.taxClass,
    isActive: input.isActive ?? true,
    visibility: input.visibility ?? ('both' as const),
    meta: input.meta ?? null,
    updatedAt,
  };
}

type WrittenProduct = ProductRow & { readonly input: ProductInput; readonly references: ProductReferences };

async function writeMemberships(trx: Trx, products: readonly WrittenProduct[]): Promise<void> {
  const rows = products.flatMap((product) =>
    product.references.categories.map(({ id: categoryId, isDirect }) => ({
      categoryId,
      productId: product.id,
      isDirect,
      position: product.position,
      nameKey: product.nameKey,
      createdAt: product.createdAt,
      isListed: isListed(product),
    })),
  );
  await replaceMemberships(trx, idsOf(products), rows);
}

async function writeDocuments(trx: Trx, products: readonly WrittenProduct[]): Promise<void> {
  const rows = products.flatMap(({ id: productId, input: { documents } }) =>
    documents.map(({ file: mediaId, kind, title }, position) => ({ productId, mediaId, position, kind, title })),
  );
  await replaceDocuments(trx, idsOf(products), rows);
}

async function writeWords(trx: Trx, products: readonly WrittenProduct[]): Promise<void> {
  const rows = products.flatMap(({ id: productId, sku, input: { name, variants } }) =>
    wordsOf(name, sku, ...variants.flatMap((variant) => [variant.sku, variant.ean])).map((word) => ({
      word,
      productId,
    })),
  );
  await replaceWords(trx, idsOf(products), rows);
}

const idsOf = (products: readonly WrittenProduct[]) => products.map(({ id }) => id);
