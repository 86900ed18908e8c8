import type { ShopClient } from '../api/shop-client.ts';
import { PaymentReasonsDocument } from './payment.gen.ts';

/** A row of the shop's table: a code, what codes begin with, or nothing for all the rest. */
export interface ReasonRow {
  readonly code: string | null;
  readonly is_prefix: boolean;
  readonly sentence: string;
}

/** The sentence for a code, of a table that has exact codes first and the one for all the rest last. */
export function sentenceOfCode(rows: readonly ReasonRow[], code: string): string | undefined {
  return rows.find(({ code: known, is_prefix: isPrefix }) => {
    if (known === null) return true;
    return isPrefix ? code.startsWith(known) : code === known;
  })?.sentence;
}

/** Asks the shop what a code of an address means. */
export async function askReasonSentence(shop: ShopClient, code: string): Promise<string | undefined> {
  const { data } = await shop.query(PaymentReasonsDocument, {});
  return data && sentenceOfCode(data.paymentReasons, code);
}
