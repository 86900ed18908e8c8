import { fillIn } from '../../i18n/messages.ts';
import type { PaymentTexts } from '../../i18n/payment.pl.ts';

const DIGITS = 6;
const HALF = 3;
/** Blanks of all kinds and dashes, which come along when a code is pasted. */
const FILLERS = /[\s\u00a0-]/g;

/** The six digits of a code, however they were typed; undefined for anything else. */
export function parseBlikCode(typed: string): string | undefined {
  const code = typed.replace(FILLERS, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}

/** What is wrong with what was typed; undefined for a code. */
export function blikFault(typed: string, texts: PaymentTexts): string | undefined {
  const code = typed.replace(FILLERS, '');
  if (code === '') return texts.blikEmpty;
  if (/\D/.test(code)) return texts.blikSigns;
  if (code.length === DIGITS) return undefined;
  return fillIn(texts.blikLength, { count: texts.blikCounts[code.length] || texts.blikMore });
}

/** `123 456`, of digits with whatever between them; what holds other signs stays as it was typed. */
export function formatBlikCode(typed: string): string {
  const code = typed.replace(FILLERS, '');
  return /^\d{4,}$/.test(code) ? `${code.slice(0, HALF)} ${code.slice(HALF)}` : typed;
}
