import { moneyText, parseMoney } from '../../money-text.ts';
import { fromShopTime, toShopTime } from '../../shop-day.ts';
import { parseWholeNumber } from '../../whole-number.ts';
import type { FieldKind } from '../field-kind.ts';

/** How a kind of value is typed: text to value and back. What cannot be read stays text. */
export interface Reading {
  /** Undefined for nothing; the text itself where it means no value. */
  readonly parse: (text: string) => unknown;
  readonly format: (value: unknown) => string;
}

/** While somebody types a year, years of long ago come and go. */
const YEAR = /^[1-9]\d{3}-/;
const INSTANT = /^\d{4}-.*Z$/;

const asTyped = (value: unknown) => (value === undefined ? '' : String(value));

export type TypedKind = Extract<FieldKind, 'text' | 'integer' | 'money' | 'moment'>;

/** How what is typed into a line is read, by the kind of its field. */
export const READINGS: Readonly<Record<TypedKind, Reading>> = {
  text: { parse: (text) => (text === '' ? undefined : text), format: asTyped },
  integer: {
    parse: (text) => (text.trim() === '' ? undefined : (parseWholeNumber(text) ?? text)),
    format: asTyped,
  },
  // Złote as people write them, `12,50`, for whole grosze.
  money: {
    parse: (text) => (text.trim() === '' ? undefined : (parseMoney(text) ?? text)),
    format: (value) => (typeof value === 'number' ? moneyText(value) : asTyped(value)),
  },
  // The clock of the shop, as the browser's field of day and time shows it, for an instant.
  moment: {
    parse: (text) => {
      if (text === '') return undefined;
      return YEAR.test(text) ? (fromShopTime(text) ?? text) : text;
    },
    format: (value) => (typeof value === 'string' && INSTANT.test(value) ? toShopTime(value) : asTyped(value)),
  },
};

export const isTyped = (kind: FieldKind): kind is TypedKind => kind in READINGS;
