import { statSync } from 'node:fs';
import { isFormula } from '../../../text/csv-cell.ts';
import { SENTENCES } from '../import.messages.ts';
import { note, type SourceItem, type SourceNotes, type SourceOptions } from '../import-source.ts';
import { type Cells, readCsv } from '../lines/read-csv.ts';
import type { Refusal } from '../refusal.ts';
import { createStaging, type StagedRow, type Staging } from '../staging.ts';
import { KNOWN_COLUMNS, REQUIRED_COLUMNS } from './columns.ts';
import { readProduct, type VariantRow } from './read-product.ts';
import { readVariations } from './read-variations.ts';

const CONFIGURABLE = 'configurable';
const SIMPLE_TYPES: ReadonlySet<string> = new Set(['simple', 'virtual']);
const COLUMNS = { required: REQUIRED_COLUMNS, known: KNOWN_COLUMNS };
/** What a spreadsheet must not be able to change on its way: names and texts are kept as they are. */
const NO_FORMULAS = ['sku', 'url_key'] as const;

/** The products of Magento's export: all rows are put aside first, since variants may stand before their product. */
export async function* readMagento(options: SourceOptions): AsyncGenerator<SourceItem> {
  const staging = createStaging();
  try {
    yield* stageRows(staging, options);
    options.notes.lastLine = staging.lastLine();
    for (const row of staging.products()) yield assemble(staging, row, options);
  } finally {
    staging.close();
  }
}

async function* stageRows(staging: Staging, { file, notes, onRead }: SourceOptions): AsyncGenerator<SourceItem> {
  const { size } = statSync(file);
  for await (const read of readCsv(file, COLUMNS, (bytes) => onRead(bytes / size))) {
    const refusal = 'refusal' in read ? read.refusal : stageRow(staging, read.line, read.cells, notes);
    if (refusal) yield { refusals: [refusal] };
  }
}

function stageRow(staging: Staging, line: number, cells: Cells, notes: SourceNotes): Refusal | undefined {
  if (cells.store_view_code) {
    notes.skipped += 1;
    return undefined;
  }
  const { sku, product_type: type = '' } = cells;
  if (sku === undefined) return { line, field: 'sku', reason: SENTENCES.skuMissing };
  for (const field of NO_FORMULAS) if (isFormula(cells[field] ?? '')) return { line, field, reason: SENTENCES.formula };
  if (type !== CONFIGURABLE && !SIMPLE_TYPES.has(type))
    return { line, field: 'product_type', reason: SENTENCES.typeUnsupported(type) };
  const earlier = staging.addRow({ sku, line, cells });
  if (earlier !== undefined) return { line, field: 'sku', reason: SENTENCES.skuRepeated(earlier) };
  if (type === CONFIGURABLE) staging.addVariations(sku, readVariations(cells.configurable_variations));
  return undefined;
}

function assemble(staging: Staging, row: StagedRow, { currency, withPictures, notes }: SourceOptions): SourceItem {
  const refusals: Refusal[] = [];
  const refuse = (refusal: Refusal) => refusals.push(refusal);
  const variants = row.cells.product_type === CONFIGURABLE ? findVariants(staging, row, refuse) : [];
  if (refusals.length > 0) return { refusals };
  const product = readProduct(row, variants, {
    currency,
    withPictures,
    refuse,
    onGreyColour: (label) => note(notes.greyColours, label),
    onIgnored: (name) => note(notes.ignoredAttributes, name),
  });
  const holder = staging.claimAddress(String(product.body.urlKey), row.sku);
  if (holder !== undefined) refuse({ line: row.line, field: 'url_key', reason: SENTENCES.addressRepeated(holder) });
  return refusals.length > 0 ? { refusals: [...refusals, ...toldOnProduct(row, variants, refusals)] } : { product };
}

function findVariants(staging: Staging, { sku, line, cells }: StagedRow, refuse: (refusal: Refusal) => void) {
  const field = 'configurable_variations';
  const staged = new Map(staging.variationsOf(sku).map((variation) => [variation.sku, variation]));
  const named = readVariations(cells.configurable_variations);
  if (named.length === 0) refuse({ line, field, reason: SENTENCES.variationsMissing });
  return [...new Set(named.map((variation) => variation.sku))].flatMap((variantSku): VariantRow[] => {
    const variation = staged.get(variantSku);
    if (variation?.row) return [{ ...variation.row, options: variation.options }];
    const parent = staging.parentOf(variantSku);
    const reason =
      parent !== undefined && parent !== sku
        ? SENTENCES.variationOfAnother(variantSku, parent)
        : SENTENCES.variationNotInFile(variantSku);
    refuse({ line, field, reason });
    return [];
  });
}

/** A product is not taken over without one of its variants: it would lose it in the shop. */
function toldOnProduct(row: StagedRow, variants: readonly VariantRow[], refusals: readonly Refusal[]): Refusal[] {
  const lines = new Set(refusals.map(({ line }) => line));
  return variants
    .filter(({ line }) => lines.has(line))
    .map(({ sku, line }) => ({
      line: row.line,
      field: 'configurable_variations',
      reason: SENTENCES.variationRefused(sku, line),
    }));
}
