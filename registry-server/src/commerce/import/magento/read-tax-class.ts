import { SENTENCES } from '../import.messages.ts';
import type { Refuse } from '../refusal.ts';

const NAMED: Readonly<Record<string, number>> = { 'taxable goods': 23, none: 0 };
const RATE = /(?<!\d)(23|8|5|0)(?!\d)/;

/** The rate of a tax class: a well-known name, or one that tells its rate; the shop's own default without any. */
export function readTaxClass(name: string | undefined, refuse: Refuse): { readonly taxClass?: number } {
  if (name === undefined) return {};
  const rate = NAMED[name.toLowerCase()] ?? RATE.exec(name)?.[1];
  if (rate !== undefined) return { taxClass: Number(rate) };
  refuse('tax_class_name', SENTENCES.taxUnknown(name));
  return {};
}
