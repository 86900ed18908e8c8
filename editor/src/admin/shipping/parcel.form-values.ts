import type { OrderLine } from '../../api/commerce/orders.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { t } from '../../i18n/pl.ts';

/** Typed pieces by the id of their line. */
export type ParcelFormValues = Readonly<Record<number, string>>;

/** Lines with pieces that have not left and were not canceled. */
export function openLines(lines: readonly OrderLine[]): readonly (OrderLine & { readonly left: number })[] {
  return lines
    .map((line) => ({ ...line, left: line.quantity - line.shipped - line.canceled }))
    .filter(({ left }) => left > 0);
}

/** What leaves: of each line the pieces that were typed. */
export function fromFormValues(
  typed: ParcelFormValues,
): readonly { readonly lineId: number; readonly quantity: number }[] {
  return Object.entries(typed)
    .map(([lineId, text]) => ({ lineId: Number(lineId), quantity: Number(text.trim() || '0') }))
    .filter(({ quantity }) => quantity > 0);
}

/** What is wrong with a parcel before it is sent: pieces that are not there, or none at all. */
export function checkParcel(typed: ParcelFormValues, lines: readonly OrderLine[]): Faults {
  const wrong = openLines(lines).filter(({ id, left }) => {
    const text = typed[id]?.trim() || '0';
    return !/^\d{1,5}$/.test(text) || Number(text) > left;
  });
  const faults = Object.fromEntries(wrong.map(({ id }) => [`/lines/${id}`, [t.shipping.wrongPieces]]));
  return wrong.length === 0 && fromFormValues(typed).length === 0 ? { '/lines': [t.shipping.nothing] } : faults;
}
