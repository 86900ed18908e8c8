import { sql } from 'kysely';
import { engineOf } from '../../../database/engine.ts';
import { insertRows } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { AppError } from '../../../errors.ts';
import { recordChange } from '../../../events/outbox.ts';
import { InputInvalid } from '../../../http/error-handler.ts';
import { sortKeyOf } from '../../../text/sort-key.ts';
import { wordsOf } from '../../../text/words.ts';
import { leaveRedirects } from '../address-redirects.ts';
import { ProductConflict, ProductSkuTaken } from '../catalog.errors.ts';
import type { ProductInput } from '../catalog.schema.ts';
import { findCurrentPaths } from '../categories/current-paths.ts';
import { writeListPrices } from '../prices/list-price.ts';
import { NO_REVISION, type ProductForEditing, readProductForEditing } from '../rest/product-for-editing.ts';
import { isListed } from '../visibility.ts';
import { findConflicts } from './product-conflicts.ts';
import { writePictures } from './product-pictures.store.ts';
import { findReferences, type ProductReferences } from './product-references.ts';
import { tagsOfProducts } from './product-tags.ts';
import { textsOf } from './product-texts.ts';
import { writeVariants } from './product-variants.store.ts';
import { replaceDocuments, replaceMemberships, replaceWords } from './replace-rows.ts';
import { changedFields, keepStaffEdits, parseStaffEdits, type StaffEdit, withStaffEdits } from './staff-edits.ts';

/** A product to be written, as its body says. */
export interface ProductEntry {
  readonly sku: string;
  readonly input: ProductInput;
  /** The pictures stay as they are, whatever the body says. */
  readonly keepsPictures?: boolean;
  /** The same of the documents of its safety. */
  readonly keepsDocuments?: boolean;
  /** What becomes of fields that staff have written: by default the body is written, and the marks stay. */
  readonly staffEdits?: 'add' | 'keep' | 'drop';
}

/** A product that was not written, and why. */
export interface RefusedEntry<Entry> {
  readonly entry: Entry;
  readonly error: AppError;
}

/** What came of a list of products. */
export interface WriteOutcome<Entry> {
  readonly refused: readonly RefusedEntry<Entry>[];
  /** Products of which something was not written, since staff have written it themselves. */
  readonly kept: readonly { readonly sku: string; readonly fields: readonly StaffEdit[] }[];
}

interface Writable<Entry> {
  readonly entry: Entry;
  readonly input: ProductInput;
  readonly staffEdits: string;
  readonly references: ProductReferences;
}

/** What an entry comes to when it meets what is stored. */
interface Met {
  readonly input: ProductInput;
  readonly staffEdits: string;
  readonly kept: readonly StaffEdit[];
  readonly error?: AppError;
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
): Promise<WriteOutcome<Entry>> {
  const before = await lockProducts(
    trx,
    entries.map(({ sku }) => sku),
  );
  const refused: RefusedEntry<Entry>[] = [];
  const writable: Writable<Entry>[] = [];
  const kept: WriteOutcome<Entry>['kept'][number][] = [];
  const met = await meetStored(trx, entries, before);
  const meant = met.map(({ input }, index) => ({ sku: entries[index]?.sku ?? '', input }));
  const references = await findReferences(
    trx,
    meant.map(({ input }) => input),
  );
  const conflicts = await findConflicts(trx, meant, before);
  for (const [index, entry] of entries.entries()) {
    const [found, own, mine] = [references[index], met[index], meant[index]];
    if (!found || !own || !mine) continue;
    const error = own.error ?? ('faults' in found ? new InputInvalid(found.faults) : conflicts.get(mine));
    if (error) refused.push({ entry, error });
    else if ('references' in found) {
      writable.push({ entry, input: own.input, staffEdits: own.staffEdits, references: found.references });
      if (own.kept.length > 0) kept.push({ sku: entry.sku, fields: own.kept });
    }
  }
  onChecked?.(await releasesSomething(trx, meant, before));
  if (writable.length > 0) await write(trx, writable, before, now);
  return { refused, kept };
}

/** Holds each entry against the product that is there. Only those that have to know it whole read it. */
async function meetStored(trx: Trx, entries: readonly ProductEntry[], before: KnownProducts): Promise<Met[]> {
  const met: Met[] = [];
  const currentPath = await findCurrentPaths(
    trx,
    entries.flatMap(({ input }) => input.categories),
  );
  for (const { sku, input: said, staffEdits = 'keep-marks' } of entries) {
    // A file names categories by the paths that they had before staff moved them.
    const input = { ...said, categories: [...new Set(said.categories.map(currentPath))] };
    const marks = before.get(sku)?.staffEdits ?? '';
    const marked = staffEdits === 'keep' ? parseStaffEdits(marks) : [];
    const isWhole = input.revision !== undefined || staffEdits === 'add' || marked.length > 0;
    const stored = isWhole ? await readProductForEditing(trx, sku) : undefined;
    const error = conflictOf(sku, input, stored);
    met.push({
      input: stored && marked.length > 0 ? keepStaffEdits(stored, input, marked) : input,
      staffEdits: marksAfter(marks, staffEdits, () => changedFields(stored, input)),
      // What the body says as well is no loss to it.
      kept: stored && marked.length > 0 ? lostFields(stored, input, marked) : [],
      ...(error && { error }),
    });
  }
  return met;
}

function marksAfter(marks: string, staffEdits: string, changed: () => readonly StaffEdit[]): string {
  if (staffEdits === 'drop') return '';
  return staffEdits === 'add' ? withStaffEdits(marks, changed()) : marks;
}

function lostFields(stored: ProductForEditing, input: ProductInput, marked: readonly StaffEdit[]): StaffEdit[] {
  const changed = new Set(changedFields(stored, input));
  return marked.filter((field) => changed.has(field));
}

function conflictOf(
  sku: string,
  { revision }: ProductInput,
  stored: ProductForEditing | undefined,
): AppError | undefined {
  const found = stored?.revision ?? NO_REVISION;
  if (revision === undefined || revision === found) return undefined;
  return revision === NO_REVISION ? new ProductSkuTaken(sku) : new ProductConflict({ sku, expected: revision, found });
}

type KnownProducts = Awaited<ReturnType<typeof lockProducts>>;

async function lockProducts(trx: Trx, skus: readonly string[]) {
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'sku', 'urlKey', 'staffEdits'])
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
  for (const { entry, input } of writable) {
    const known = before.get(entry.sku);
    if (known && known.urlKey !== input.urlKey) await leaveRedirects(trx, known.urlKey, input.urlKey);
  }
  const rows = await upsertProducts(trx, writable, now);
  const products = writable.flatMap(({ entry, input, references }) => {
    const row = rows.get(entry.sku);
    if (!row) return [];
    // Written by another request while this one looked: on PostgreSQL nothing was there to be locked.
    if (input.revision === NO_REVISION && row.isInserted === false) throw new ProductSkuTaken(entry.sku);
    return [{ ...row, entry, input, references }];
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
  const rows = writable.map((each) => ({ ...columnsOf(each, now), createdAt: now }));
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
        staffEdits: eb.ref('excluded.staffEdits'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .returning(['id', 'sku', 'position', 'nameKey', 'createdAt', 'isActive', 'visibility'])
    // Of a row that was there xmax is the transaction that has locked it: this one.
    .$if(engineOf(trx) === 'postgres', (query) => query.returning(sql<boolean>`xmax = 0`.as('isInserted')))
    .execute();
  return new Map(written.map((row) => [row.sku, row]));
}

type ProductRow = Awaited<ReturnType<typeof upsertProducts>> extends Map<string, infer Row> ? Row : never;

function columnsOf({ entry, input, staffEdits, references }: Writable<ProductEntry>, updatedAt: Date) {
  const { brandId, lineId } = references;
  return {
    sku: entry.sku,
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
    staffEdits,
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
