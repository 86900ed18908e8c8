import { formatPhone, normalizeForSearch } from '@witryna/module-schemas';
import {
  type AddressFault,
  missingAddressFields,
  missingCartAddressField,
  parseAddress,
} from '@witryna/module-schemas/validation';
import type { Trx } from '../../../database/transaction.ts';
import { orderTag } from '../../../events/order-events.ts';
import { recordChange } from '../../../events/outbox.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import type { OrderStatus } from '../../order-status.ts';
import type { OrderAddress, OrderLine, OrderRow } from '../order-view.ts';
import { readOrderAddresses, readOrderLines } from '../reading/order-parts.ts';
import { addressOf } from '../reading/read-orders.ts';
import { openPieces } from '../shipping/ship-order.ts';

/** Statuses in which a parcel may still leave, also for the second time. */
const OPEN: readonly OrderStatus[] = [
  'new',
  'accepted',
  'pending',
  'pendingPayment',
  'paymentReview',
  'ngeniusDeclined',
  'processing',
  'onHold',
  'returned-to-sender',
];

type SentPieces = Pick<OrderLine, 'quantity' | 'shipped' | 'canceled'>;

/** Whether something can still leave for another address. */
export function mayCorrectAddress({ status }: Pick<OrderRow, 'status'>, lines: readonly SentPieces[]): boolean {
  if (!OPEN.includes(status)) return false;
  // What came back is sent a second time.
  return status === 'returned-to-sender' || lines.some((line) => openPieces(line) > 0);
}

/** Where a parcel goes instead. The country stays: price and tax of the delivery follow from it. */
export interface CorrectedAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | undefined;
  readonly street: readonly string[];
  readonly city: string;
  readonly postcode: string;
  readonly phone: string;
}

export interface Correction {
  readonly address: CorrectedAddress;
  /** The same mistake stands in the address of the receipt. */
  readonly alsoBilling: boolean;
  readonly staffId: number;
  readonly now: Date;
}

/** Corrects where an order goes, which is locked, and keeps what was there before as a note. */
export async function correctAddress(trx: Trx, order: OrderRow, correction: Correction): Promise<void> {
  const { address, alsoBilling, staffId, now } = correction;
  const lines = (await readOrderLines(trx, [order.id])).get(order.id) ?? [];
  if (!mayCorrectAddress(order, lines)) {
    throw new FieldInvalid('', 'status', 'Paczka już wyszła albo zamówienie jest zamknięte: adresu nie można zmienić.');
  }
  const addresses = (await readOrderAddresses(trx, [order.id])).get(order.id);
  const before = addressOf(addresses, 'shipping');
  if (alsoBilling && addressOf(addresses, 'billing').countryCode !== before.countryCode) {
    throw new FieldInvalid('/alsoBilling', 'country', 'Dane do rachunku są z innego kraju: popraw sam adres dostawy.');
  }
  const { company, ...change } = parsed(address, before.countryCode);
  const ofOrder = trx.updateTable('sales_order_address').where('orderId', '=', order.id);
  const row = { ...change, street: JSON.stringify(change.street) };
  await ofOrder
    .set({ ...row, company })
    .where('kind', '=', 'shipping')
    .execute();
  // Companies are invoiced by the name that belongs to their tax number.
  if (alsoBilling) await ofOrder.set(row).where('kind', '=', 'billing').execute();
  const keys = {
    lastNameKey: normalizeForSearch(change.lastName),
    firstNameKey: normalizeForSearch(change.firstName),
  };
  await trx
    .updateTable('sales_order')
    .set({ updatedAt: now, version: order.version + 1, ...(alsoBilling && keys) })
    .where('id', '=', order.id)
    .execute();
  const message = `Zmieniono adres dostawy. Przedtem: ${inOneLine(before)}.`;
  await trx
    .insertInto('sales_order_comment')
    .values({ orderId: order.id, at: now, message, isVisible: false, staffId })
    .execute();
  await recordChange(trx, [orderTag('order.address', order.id)]);
}

/** Fields by the names that they have in the contract's inputs. */
const FIELDS: Readonly<Record<string, string>> = { firstname: 'firstName', lastname: 'lastName', telephone: 'phone' };

/** Rules of which staff are told more than shoppers. */
const SENTENCES: Readonly<Partial<Record<AddressFault['rule'], string>>> = {
  'postal-code': 'Podaj kod pocztowy w postaci 00-000.',
  phone: 'Podaj numer telefonu, na przykład 600 100 200, a zagraniczny z + na początku.',
};

/** The address in the form in which addresses are kept; the first thing that is wrong with it is refused. */
function parsed({ firstName, lastName, phone, ...others }: CorrectedAddress, countryCode: string) {
  const input = { ...others, firstname: firstName, lastname: lastName, telephone: phone, country_code: countryCode };
  const [missing] = missingAddressFields(input);
  if (missing !== undefined) throw refused(missing, 'required');
  const { address, faults } = parseAddress(input);
  const [fault] = faults;
  if (fault) throw refused(fault.path.slice(1), fault.rule);
  if (missingCartAddressField(address, 'shipping') === 'postcode') throw refused('postcode', 'required');
  const { company, street, city, postcode } = address;
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    company,
    street,
    city,
    postcode,
    phone: address.phone,
  };
}

function refused(field: string, rule: AddressFault['rule']): FieldInvalid {
  const path = `/${FIELDS[field] ?? field}`;
  const sentence = SENTENCES[rule];
  return sentence === undefined ? new FieldInvalid(path, rule, {}) : new FieldInvalid(path, rule, sentence);
}

function inOneLine({ firstName, lastName, company, street, postcode, city, phone }: OrderAddress): string {
  const parts = [`${firstName} ${lastName}`, company, ...street, `${postcode ?? ''} ${city}`.trim()];
  return [...parts, phone && formatPhone(phone)].filter(Boolean).join(', ');
}
