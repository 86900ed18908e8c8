import { afterOrderEn } from './after-order.en.ts';
import { type AfterOrderTexts, afterOrderPl } from './after-order.pl.ts';

export type { AfterOrderTexts } from './after-order.pl.ts';

/** What the pages after the order say on a site; languages without a catalogue read English. */
export const afterOrderTextsOf = (language: string): AfterOrderTexts =>
  /^pl\b/i.test(language) ? afterOrderPl : afterOrderEn;
