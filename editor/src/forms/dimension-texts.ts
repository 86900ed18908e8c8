import { t } from '../i18n/pl.ts';
import { parseWholeNumber, wholeFault } from './whole-number.ts';

/** Three sides in millimetres, as somebody types them: all of them, or none. */
export interface DimensionTexts {
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

interface Dimensions {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export const NO_DIMENSIONS: DimensionTexts = { length: '', width: '', height: '' };
/** As the server takes it. */
const LONGEST_MM = 10_000;

export const dimensionTexts = (dimensions: Dimensions | null | undefined): DimensionTexts =>
  dimensions
    ? {
        length: String(dimensions.lengthMm),
        width: String(dimensions.widthMm),
        height: String(dimensions.heightMm),
      }
    : NO_DIMENSIONS;

/** What was typed, once `dimensionFaults` found nothing wrong; undefined when that is nothing. */
export function parseDimensions({ length, width, height }: DimensionTexts): Dimensions | undefined {
  const [lengthMm, widthMm, heightMm] = [length, width, height].map(parseWholeNumber);
  return lengthMm && widthMm && heightMm ? { lengthMm, widthMm, heightMm } : undefined;
}

/** What is wrong, by side: of a box that lacks a side nobody knows what it fits into. */
export function dimensionFaults({ length, width, height }: DimensionTexts) {
  const isMeasured = [length, width, height].some((text) => text.trim() !== '');
  const faultOf = (text: string) => {
    if (text.trim() === '') return isMeasured ? [t.forms.dimensionsMissing] : undefined;
    return wholeFault(text, 1, LONGEST_MM);
  };
  return { length: faultOf(length), width: faultOf(width), height: faultOf(height) };
}
