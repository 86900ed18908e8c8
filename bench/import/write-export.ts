import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const COLUMNS = [
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'categories',
  'product_websites',
  'name',
  'description',
  'short_description',
  'weight',
  'product_online',
  'tax_class_name',
  'visibility',
  'price',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'url_key',
  'meta_title',
  'meta_description',
  'qty',
  'is_in_stock',
  'additional_attributes',
  'configurable_variations',
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

const WORDS = ['Krem', 'Serum', 'Balsam', 'Żel', 'Olejek', 'Tonik', 'Pomadka', 'Maska', 'Mgła', 'Peeling'];
const SHADES = ['Malwa', 'Głóg', 'Cegła'];
/** Percentage of products with shades. */
const WITH_SHADES = 20;
const DESCRIPTION = '<p>Len śluzuje, kiedy się go namoczy, i zostawia na skórze film.</p>'.repeat(5);

/** Writes an export with Magento's columns, a fifth of the products with three shades. */
export async function writeExport(file: string, products: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`${COLUMNS.join(',')}\n`);
  for (let index = 0; index < products; index += 1) {
    const text = rowsOf(index).map(toLine).join('');
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}

function rowsOf(index: number): Row[] {
  const sku = `P-${index}`;
  const simple = aSimple(sku, index);
  if (index % 100 >= WITH_SHADES) return [{ ...simple, visibility: 'Catalog, Search', url_key: `produkt-${index}` }];
  const shades = SHADES.map((shade, at) => ({
    ...simple,
    sku: `${sku}-${at}`,
    visibility: 'Not Visible Individually',
    url_key: `produkt-${index}-${at}`,
    additional_attributes: `color=${shade},color_hex=#A6${index % 10}A3A,size=30 ml`,
  }));
  const variations = shades.map((shade, at) => `sku=${shade.sku},color=${SHADES[at]}`).join('|');
  return [
    ...shades,
    {
      ...simple,
      product_type: 'configurable',
      price: '',
      visibility: 'Catalog, Search',
      url_key: `produkt-${index}`,
      configurable_variations: variations,
    },
  ];
}

function aSimple(sku: string, index: number): Row {
  const name = `${WORDS[index % WORDS.length]} lniany numer ${index}`;
  const reduced = index % 4 === 0;
  return {
    sku,
    attribute_set_code: 'Default',
    product_type: 'simple',
    categories: `Default Category/Dział ${index % 5}/Półka ${index % 40}`,
    product_websites: 'base',
    name,
    description: DESCRIPTION,
    short_description: `${name} – krótko`,
    weight: '0.15',
    product_online: '1',
    tax_class_name: 'Taxable Goods',
    price: `${50 + (index % 100)}.0000`,
    ...(reduced && {
      special_price: '39.90',
      special_price_from_date: '2026-11-01',
      special_price_to_date: '2027-01-31',
    }),
    meta_title: name,
    meta_description: name,
    qty: String(index % 30),
    is_in_stock: '1',
    additional_attributes: `brand=Rosa i Len,product_line=Linia ${index % 6},skin_type=dry|oily,size=50 ml`,
  };
}

const toLine = (row: Row) => `${COLUMNS.map((column) => quote(row[column] ?? '')).join(',')}\n`;
const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
