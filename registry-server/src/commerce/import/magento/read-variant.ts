import { slugOfWords } from '../../../text/slug-of-words.ts';
import { SENTENCES } from '../import.messages.ts';
import type { Cells } from '../lines/read-csv.ts';
import type { Refuse } from '../refusal.ts';
import { type AttributeKind, type Attributes, pick } from './attribute-names.ts';
import { NO_SAMPLE, sampleOf } from './colours.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';

const SIZE = /(\d{1,9}(?:[.,]\d{1,9})?)\s{0,9}(ml|g|szt\.?|pcs)\b/i;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const GRAMS_PER_KILOGRAM = 1_000;
const MM_PER_CM = 10;
const MOST_STOCK = 1_000_000;

export interface VariantSource {
  readonly sku: string;
  readonly cells: Cells;
  readonly attributes: Attributes;
  readonly currency: string;
}

/** What is asked of a colour without a sample. */
export type OnGreyColour = (label: string) => void;

/** A variant in the shape of the API, from the row of a simple product. */
export function readVariant(
  { sku, cells, attributes, currency }: VariantSource,
  refuse: Refuse,
  onGreyColour: OnGreyColour,
): Record<string, unknown> {
  const price = readPrice(cells, refuse);
  const weight = readNumber(cells.weight, 'weight', refuse);
  const dimensions = readDimensions(attributes, refuse);
  const ean = pick(attributes, 'ean');
  const size = readSize(pick(attributes, 'size'));
  const colour = readColour(attributes, onGreyColour);
  const stock = readStock(cells, refuse);
  return {
    sku,
    ...(size && { size }),
    ...(colour && { colour }),
    ...(ean && { ean: ean.replace(/\D/g, '') }),
    ...(weight !== undefined && { weightGrams: Math.round(weight * GRAMS_PER_KILOGRAM) }),
    ...(dimensions && { dimensions }),
    prices: price ? { [currency]: price } : {},
    ...(stock !== undefined && { stock }),
  };
}

function readPrice(cells: Cells, refuse: Refuse): Record<string, unknown> | undefined {
  if (cells.price === undefined) {
    refuse('price', SENTENCES.priceMissing);
    return undefined;
  }
  const regular = readCell(cells.price, 'price', refuse);
  const special =
    cells.special_price === undefined ? undefined : readCell(cells.special_price, 'special_price', refuse);
  if (regular === undefined) return undefined;
  // Dates stay behind in exports when the special price is taken away.
  if (special === undefined) return { regular };
  const specialFrom = readDate(cells.special_price_from_date, 'special_price_from_date', refuse);
  const specialTo = readDate(cells.special_price_to_date, 'special_price_to_date', refuse);
  return { regular, special, ...(specialFrom && { specialFrom }), ...(specialTo && { specialTo }) };
}

function readCell(text: string, column: string, refuse: Refuse): number | undefined {
  const amount = readAmount(text);
  if (typeof amount === 'number') return amount;
  refuse(column, amount);
  return undefined;
}

function readDate(text: string | undefined, column: string, refuse: Refuse): string | undefined {
  if (text === undefined) return undefined;
  const day = readDay(text);
  if (day === undefined) refuse(column, SENTENCES.dateUnknown);
  return day;
}

function readNumber(text: string | undefined, column: string, refuse: Refuse): number | undefined {
  if (text === undefined) return undefined;
  if (NUMBER.test(text)) return Number(text.replace(',', '.'));
  refuse(column, SENTENCES.numberWanted);
  return undefined;
}

/** Less than nothing means that orders wait for goods: there is nothing to sell. */
function readStock({ qty, is_in_stock: isInStock }: Cells, refuse: Refuse): number | undefined {
  if (isInStock === '0') return 0;
  const quantity = readNumber(qty, 'qty', refuse);
  return quantity === undefined ? undefined : Math.min(Math.max(0, Math.floor(quantity)), MOST_STOCK);
}

function readSize(text: string | undefined) {
  const [, value, unit] = SIZE.exec(text ?? '') ?? [];
  if (!value || !unit) return undefined;
  const isPieces = /^(szt|pcs)/i.test(unit);
  return { value: Number(value.replace(',', '.')), unit: isPieces ? 'szt.' : unit.toLowerCase() };
}

/** In millimetres, or in Magento's own centimetres; of two sides of three nobody knows what they fit into. */
function readDimensions(attributes: Attributes, refuse: Refuse) {
  const side = (mm: AttributeKind, cm: AttributeKind): number | undefined => {
    const inMm = readNumber(pick(attributes, mm), 'additional_attributes', refuse);
    const inCm = readNumber(pick(attributes, cm), 'additional_attributes', refuse);
    return inMm ?? (inCm === undefined ? undefined : inCm * MM_PER_CM);
  };
  const lengthMm = side('lengthMm', 'lengthCm');
  const widthMm = side('widthMm', 'widthCm');
  const heightMm = side('heightMm', 'heightCm');
  // Exports write 0 for what nobody has measured.
  return lengthMm && widthMm && heightMm
    ? { lengthMm: Math.round(lengthMm), widthMm: Math.round(widthMm), heightMm: Math.round(heightMm) }
    : undefined;
}

function readColour(attributes: Attributes, onGreyColour: OnGreyColour) {
  const label = pick(attributes, 'colour');
  const code = label && slugOfWords(label);
  if (!label || !code) return undefined;
  const pantone = pick(attributes, 'pantone');
  const hex = pick(attributes, 'colourHex') ?? sampleOf(label);
  if (!hex) onGreyColour(label);
  return { code, label, hex: hex ?? NO_SAMPLE, ...(pantone && { pantone }) };
}
