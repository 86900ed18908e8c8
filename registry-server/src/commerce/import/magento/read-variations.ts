import { readAttributes } from './read-attributes.ts';

/** A variant as its product names it: `sku=RL-1-50,color=Malwa`. */
export interface Variation {
  readonly sku: string;
  readonly options: Readonly<Record<string, string>>;
}

/** `sku=A,color=Red|sku=B,color=Blue`; parts without a sku are passed over. */
export function readVariations(text: string | undefined): Variation[] {
  return (text ?? '').split('|').flatMap((part) => {
    const { sku, ...options } = readAttributes(part);
    return sku ? [{ sku, options }] : [];
  });
}
