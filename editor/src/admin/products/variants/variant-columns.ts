import type { PriceFormValues, VariantFormValues } from './variant.form-values.ts';

/** One thing of every variant: how many there are, or a field of its price in one currency. */
export type VariantColumn =
  | { readonly kind: 'stock' }
  | { readonly kind: 'price'; readonly currency: string; readonly field: keyof PriceFormValues };

/** What is edited side by side; the others wait behind a switch. */
export const VARIANT_VIEWS = ['prices', 'promotions', 'friends'] as const;
export type VariantView = (typeof VARIANT_VIEWS)[number];

const FIELDS_OF_VIEW: Readonly<Record<VariantView, readonly (keyof PriceFormValues)[]>> = {
  prices: ['regular', 'special'],
  promotions: ['specialFrom', 'specialTo'],
  friends: ['friendsAndFamily'],
};

/** The columns of a view: for each currency that a variant has, in the order in which variants name them. */
export function columnsOf(view: VariantView, variants: readonly VariantFormValues[]): VariantColumn[] {
  const currencies = [...new Set(variants.flatMap(({ prices }) => Object.keys(prices)))];
  const ofPrices = currencies.flatMap((currency) =>
    FIELDS_OF_VIEW[view].map((field): VariantColumn => ({ kind: 'price', currency, field })),
  );
  return view === 'prices' ? [{ kind: 'stock' }, ...ofPrices] : ofPrices;
}

export const keyOfColumn = (column: VariantColumn) =>
  column.kind === 'stock' ? 'stock' : `prices/${column.currency}/${column.field}`;

/** Where the server names the faults of a cell. */
export const pathOfCell = (row: number, column: VariantColumn) => `/variants/${row}/${keyOfColumn(column)}`;

/** What a cell says; undefined where the variant has no price in that currency. */
export function readCell(variant: VariantFormValues, column: VariantColumn): string | undefined {
  return column.kind === 'stock' ? variant.stock : variant.prices[column.currency]?.[column.field];
}

/** The variant with another value in a cell; unchanged where it has no such cell. */
export function writeCell(variant: VariantFormValues, column: VariantColumn, value: string): VariantFormValues {
  if (column.kind === 'stock') return { ...variant, stock: value };
  const price = variant.prices[column.currency];
  if (!price) return variant;
  return { ...variant, prices: { ...variant.prices, [column.currency]: { ...price, [column.field]: value } } };
}

/** The variants with the value of one row in the rows below it, or in all. */
export function fillColumn(
  variants: readonly VariantFormValues[],
  column: VariantColumn,
  from: number,
  reach: 'below' | 'all',
): readonly VariantFormValues[] {
  const source = variants[from];
  const value = source && readCell(source, column);
  if (value === undefined) return variants;
  return variants.map((variant, row) => (reach === 'all' || row > from ? writeCell(variant, column, value) : variant));
}

/** The view that tells a fault; undefined when no variant has any. */
export function viewOfFault(paths: readonly string[]): VariantView | undefined {
  const ofVariants = paths.filter((path) => path.startsWith('/variants/'));
  return VARIANT_VIEWS.find((view) => ofVariants.some((path) => isToldIn(view, path)));
}

export function isToldIn(view: VariantView, path: string): boolean {
  const field = path.split('/').at(-1);
  return (view === 'prices' && field === 'stock') || FIELDS_OF_VIEW[view].some((known) => known === field);
}
