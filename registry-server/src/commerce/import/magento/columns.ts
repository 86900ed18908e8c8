/** Without these a file is no export of products. */
export const REQUIRED_COLUMNS = ['sku', 'product_type', 'name', 'price'] as const;

/** Columns that are taken over; the others are not kept. */
export const KNOWN_COLUMNS: ReadonlySet<string> = new Set([
  ...REQUIRED_COLUMNS,
  'store_view_code',
  'categories',
  'description',
  'short_description',
  'weight',
  'product_online',
  'tax_class_name',
  'visibility',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'url_key',
  'meta_title',
  'meta_keywords',
  'meta_description',
  'base_image',
  'base_image_label',
  'small_image',
  'additional_images',
  'additional_image_labels',
  'qty',
  'is_in_stock',
  'additional_attributes',
  'configurable_variations',
  'related_skus',
  'crosssell_skus',
  'upsell_skus',
]);

/** The column that a field of the API's body comes from, by the beginning of its JSON pointer. */
const SOURCES: readonly (readonly [pointer: RegExp, column: string])[] = [
  [/^\/variants\/\d+\/prices\/[A-Z]+\/specialTo/, 'special_price_to_date'],
  [/^\/variants\/\d+\/prices\/[A-Z]+\/specialFrom/, 'special_price_from_date'],
  [/^\/variants\/\d+\/prices\/[A-Z]+\/special/, 'special_price'],
  [/^\/variants\/\d+\/prices/, 'price'],
  [/^\/variants\/\d+\/stock/, 'qty'],
  [/^\/variants\/\d+\/weightGrams/, 'weight'],
  [/^\/variants\/\d+\/sku/, 'sku'],
  [/^\/variants\/\d+\/images/, 'additional_images'],
  [/^\/variants$/, 'configurable_variations'],
  [/^\/sku/, 'sku'],
  [/^\/urlKey/, 'url_key'],
  [/^\/name/, 'name'],
  [/^\/categories/, 'categories'],
  [/^\/summary/, 'short_description'],
  [/^\/description/, 'description'],
  [/^\/taxClass/, 'tax_class_name'],
  [/^\/visibility/, 'visibility'],
  [/^\/isActive/, 'product_online'],
  [/^\/meta\/title/, 'meta_title'],
  [/^\/meta\/description/, 'meta_description'],
  [/^\/meta\/keywords/, 'meta_keywords'],
  [/^\/recommended/, 'related_skus'],
  [/^\/complementary/, 'crosssell_skus'],
  [/^\/images/, 'additional_images'],
];

/** The column of a field; what comes from an attribute lies in `additional_attributes`. */
export function columnOf(pointer: string): string {
  return SOURCES.find(([start]) => start.test(pointer))?.[1] ?? 'additional_attributes';
}
