import type { LabelBody, OrderLabels } from '../../../api/commerce/shipping-labels.ts';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { t } from '../../../i18n/pl.ts';

/** What is typed of a parcel; kilograms and centimetres, as scales and rulers have them. */
export interface LabelFormValues {
  readonly size: string;
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

export type LockerSize = NonNullable<LabelBody['size']>;
const GRAMS_PER_KG = 1_000;
const MM_PER_CM = 10;
const NUMBER = /^\d{1,4}(?:[.,]\d{1,3})?$/;

/** The form as the proposal fills it in. */
export function toFormValues({ proposal }: Pick<OrderLabels, 'proposal'>): LabelFormValues {
  const { size, weightGrams, dimensions } = proposal;
  const written = (value: number | undefined, unit: number) =>
    value === undefined ? '' : String(value / unit).replace('.', ',');
  return {
    size: size ?? '',
    weight: written(weightGrams ?? undefined, GRAMS_PER_KG),
    length: written(dimensions?.lengthMm, MM_PER_CM),
    width: written(dimensions?.widthMm, MM_PER_CM),
    height: written(dimensions?.heightMm, MM_PER_CM),
  };
}

/** What the server is asked for, or what is wrong by field. */
export function fromFormValues(
  values: LabelFormValues,
  service: OrderLabels['service'],
): { readonly body: LabelBody } | { readonly faults: Faults } {
  if (service === 'locker') {
    return isSize(values.size)
      ? { body: { service, size: values.size } }
      : { faults: { '/size': [t.labels.chooseSize] } };
  }
  const measures = {
    weightGrams: numberOf(values.weight, GRAMS_PER_KG),
    lengthMm: numberOf(values.length, MM_PER_CM),
    widthMm: numberOf(values.width, MM_PER_CM),
    heightMm: numberOf(values.height, MM_PER_CM),
  };
  const wrong = Object.entries(measures).filter(([, value]) => value < 1);
  if (wrong.length > 0)
    return { faults: Object.fromEntries(wrong.map(([name]) => [`/${name}`, [t.labels.wrongNumber]])) };
  return { body: { service: 'courier', ...measures } };
}

/** A name of a compartment. */
export const isSize = (text: string): text is LockerSize => text === 'A' || text === 'B' || text === 'C';

/** In the smaller unit; 0 for what is no number. */
function numberOf(typed: string, unit: number): number {
  const text = typed.trim();
  return NUMBER.test(text) ? Math.round(Number(text.replace(',', '.')) * unit) : 0;
}
