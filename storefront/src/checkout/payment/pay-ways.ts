import type { PaymentTexts } from '../../i18n/payment.pl.ts';
import { isWallet, type WalletCode } from '../../wallets/index.ts';
import type { PaymentMethod } from '../checkout.ts';

/** What a way of payment asks for on the page. */
export const isBlik = (code: string | undefined): boolean =>
  code === 'przelewy24_blik' || code === 'paynow_blik_gateway';
export const hasBanks = (code: string | undefined): boolean => code === 'przelewy24';

/** So many banks stand there before somebody asks for all of them. */
export const FIRST_BANKS = 6;

/** The ways as they are shown, in the shop's order: wallets only where this browser has them. */
export function shownWays(
  payments: readonly PaymentMethod[],
  wallets: ReadonlySet<WalletCode>,
): readonly PaymentMethod[] {
  return payments.filter(({ code }) => !isWallet(code) || wallets.has(code));
}

/** The way that is chosen when the step opens: the only one there is, else what was chosen before. */
export function firstChoice(ways: readonly PaymentMethod[], before: string | undefined): string | undefined {
  const available = ways.filter(({ reason }) => reason === undefined).map(({ code }) => code);
  if (available.length === 1) return available[0];
  return before !== undefined && available.includes(before) ? before : undefined;
}

/**
 * The line below the name of a way: its condition, or why it cannot be chosen. A wallet `opensHere` where the shop has
 * what opens it on the page.
 */
export function noteOf({ code, reason }: PaymentMethod, texts: PaymentTexts, opensHere = false): string {
  if (reason !== undefined) return reason || texts.unavailable;
  const { notes } = texts;
  if (isBlik(code)) return notes.blik;
  if (isWallet(code)) return opensHere ? notes.walletHere : notes.wallet;
  if (code === 'przelewy24' || code === 'banktransfer' || code === 'cashondelivery') return notes[code];
  return code.endsWith('_card') || code === 'payu_gateway_card' ? notes.card : notes.redirect;
}

/** Whether Przelewy24 has to hear that its statement was read: its own page, which would ask, is not shown. */
export function needsStatement(code: string | undefined, bank: string | undefined): boolean {
  return code === 'przelewy24_blik' || (hasBanks(code) && bank !== undefined);
}

/** Ways that cannot be chosen, all for one reason. */
export interface UnavailableWays {
  /** What they fold under. */
  readonly title: string;
  readonly note: string;
  readonly ways: readonly PaymentMethod[];
}

/** From how many ways on a reason is said once. */
const LEAST_FOLDED = 3;

/** The ways that stand each by itself, and those that fold under the sentence that they would all repeat. */
export function foldWays(
  ways: readonly PaymentMethod[],
  texts: PaymentTexts,
): { readonly standing: readonly PaymentMethod[]; readonly folded: readonly UnavailableWays[] } {
  const unavailable = ways.filter(({ reason }) => reason !== undefined);
  const notes = new Set(unavailable.map((way) => noteOf(way, texts)));
  const isPaidAtDoor = ways.every(({ code, reason }) => reason !== undefined || code === 'cashondelivery');
  const folded = [...notes]
    .map((note) => ({
      title: isPaidAtDoor ? texts.unavailable : note,
      note,
      ways: unavailable.filter((way) => noteOf(way, texts) === note),
    }))
    .filter((each) => each.ways.length >= LEAST_FOLDED);
  const isFolded = new Set(folded.flatMap((each) => each.ways));
  return { standing: ways.filter((way) => !isFolded.has(way)), folded };
}
