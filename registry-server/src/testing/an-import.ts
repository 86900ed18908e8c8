import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportOptions, importCatalogue } from '../commerce/import/import-catalogue.ts';
import type { Refusal } from '../commerce/import/refusal.ts';
import type { KeptProduct } from '../commerce/import/write-batch.ts';
import type { Db } from '../database/dialects.ts';
import { aCatalogue } from './a-catalogue.ts';
import { atFileEnd } from './at-file-end.ts';

/** A row of Magento's export by the names of its columns. */
export type Row = Readonly<Record<string, string>>;

/** A simple product that costs 89 zł. */
export const aRow = (sku: string, changes: Row = {}): Row => ({
  sku,
  product_type: 'simple',
  name: `Krem ${sku}`,
  price: '89.0000',
  url_key: `krem-${sku.toLowerCase()}`,
  visibility: 'Catalog, Search',
  qty: '12.0000',
  is_in_stock: '1',
  ...changes,
});

/** A file of Magento's with these rows; its first product is in line 2. */
export function anExport(...rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(','));
  return anImportFile('csv', [columns.join(','), ...lines].join('\n'));
}

/** A product in two shades between the rows of which it stands itself. */
export const aSerum: readonly [Row, Row, Row] = [
  aRow('SERUM-30', {
    visibility: 'Not Visible Individually',
    price: '99.00',
    weight: '0.12',
    additional_attributes: 'color=Malwa,color_hex=#A63A3A,ean=5901234123457,size=30 ml',
  }),
  aRow('SERUM', {
    product_type: 'configurable',
    name: 'Serum z lnem',
    url_key: 'serum-z-lnem',
    price: '',
    qty: '',
    categories: 'Default Category/Twarz/Serum,Default Category/Nowości',
    description: '<p>Len śluzuje.</p><p>Bez zapachu.</p>',
    short_description: '<b>Poranne</b> serum',
    additional_attributes: 'brand=Rosa i Len,product_line=Świt,skin_type=dry|oily,is_new=Yes,pao=12M,waga_palety=7',
    configurable_variations: 'sku=SERUM-30,color=Malwa|sku=SERUM-50,color=Głóg',
    related_skus: 'KREM',
  }),
  aRow('SERUM-50', {
    visibility: 'Not Visible Individually',
    price: '149.00',
    special_price: '119.00',
    special_price_from_date: '11/1/26, 12:00 AM',
    special_price_to_date: '2026-11-30 00:00:00',
    additional_attributes: 'color=Głóg,size=50 ml',
    qty: '-3',
  }),
];

/** A file to be imported, gone after the test file. */
export function anImportFile(ending: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-import-test-'));
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, `produkty.${ending}`);
  writeFileSync(file, text);
  return file;
}

/** A catalogue with a clock, and what takes files over into it. */
export function anImportingShop(db: Db) {
  const shop = aCatalogue(db);
  const take = async (
    file: string,
    changes: Partial<Pick<ImportOptions, 'isDryRun' | 'pictures' | 'replacesStaffEdits'>> = {},
  ) => {
    const refusals: Refusal[] = [];
    const kept: KeptProduct[] = [];
    const summary = await importCatalogue({
      db,
      file,
      currency: 'PLN',
      now: () => shop.clock.now,
      isDryRun: false,
      onRefusal: (refusal) => refusals.push(refusal),
      onKept: (product) => kept.push(product),
      ...changes,
    });
    return { summary, refusals, kept };
  };
  return { ...shop, take };
}
