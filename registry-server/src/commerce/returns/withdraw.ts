import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import type { Site } from '../../content/sites/index.ts';
import type { Db } from '../../database/dialects.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Mail } from '../../mail/index.ts';
import { SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import type { BankRefunds, TypedRefundAccount } from '../bank-refunds/index.ts';
import { mailLanguageOf, orderLinks, refundDataOf } from '../order-mails/index.ts';
import {
  isReturnable,
  lockOrder,
  type OrderLine,
  OrderMissing,
  type OrderRow,
  type Orders,
  readOrderLines,
} from '../orders/index.ts';
import { type ReturnedPieces, returnablePieces } from './returnable-pieces.ts';
import { StatementRefused, WithdrawalImpossible } from './returns.errors.ts';
import { insertReturn, type ReturnRow, returnsOfOrders } from './returns.store.ts';

const LONGEST_NAME = 200;
const LONGEST_REASON = 2_000;

export interface WithdrawDeps {
  readonly db: Db;
  readonly mail: Mail;
  readonly orders: Pick<Orders, 'tokenOf'>;
  readonly bankRefunds: Pick<BankRefunds, 'accountOf' | 'ofOrder' | 'save'>;
  readonly now: () => Date;
}

/** A statement of withdrawal, of somebody who may see the order. */
export interface Statement {
  readonly orderId: number;
  readonly site: Site;
  readonly name: string;
  /** Where the receipt goes; the order's address when nothing is given. */
  readonly email?: string | undefined;
  readonly reason?: string | undefined;
  /** Where the money goes when no provider sends it back; it may be named later. */
  readonly refundAccount?: TypedRefundAccount | undefined;
  /** All that can be returned, when absent. */
  readonly lines?: readonly ReturnedPieces[] | undefined;
}

/**
 * Takes a statement of withdrawal: written down with its time, and confirmed by a mail with its content, day and hour.
 * Throws `WithdrawalImpossible` and `StatementRefused`.
 */
export async function withdraw(
  { db, mail, orders, bankRefunds, now }: WithdrawDeps,
  statement: Statement,
): Promise<ReturnRow> {
  return inTransaction(db, async (trx) => {
    const at = now();
    const { site, orderId } = statement;
    const order = await lockOrder(trx, orderId);
    if (!order) throw new OrderMissing();
    if (!isReturnable(order, site, at)) throw new WithdrawalImpossible();
    const lines = (await readOrderLines(trx, [orderId])).get(orderId) ?? [];
    const before = (await returnsOfOrders(trx, [orderId])).get(orderId) ?? [];
    const reported = before.filter(({ status }) => status !== 'rejected').flatMap((each) => each.lines);
    const pieces = piecesOf(statement, returnablePieces(lines, reported));
    const person = personOf(statement, order);
    const number = `${order.number}-Z${before.length + 1}`;
    if (statement.refundAccount && (await bankRefunds.ofOrder(orderId, trx))) {
      await bankRefunds.save(trx, orderId, bankRefunds.accountOf(statement.refundAccount, '/refund_account'));
    }
    const made = await insertReturn(trx, { orderId, number, ...person, lines: pieces, at });
    await mail.enqueue(trx, {
      template: 'withdrawal-received',
      to: made.email,
      language: mailLanguageOf(order),
      site: site.code,
      key: `withdrawal-received:${made.id}`,
      data: {
        number,
        orderNumber: order.number,
        name: made.name,
        orderUrl: orderLinks(orders, order, site).orderUrl,
        receivedAt: formatTime(at),
        lines: pieces.map((each) => lineText(each, lines)),
        ...(made.reason && { reason: made.reason }),
        sendBackTo: returnAddressOf(site),
        ...refundDataOf(await bankRefunds.ofOrder(orderId, trx)),
      },
    });
    return made;
  });
}

function piecesOf({ lines }: Statement, free: ReadonlyMap<number, number>): readonly ReturnedPieces[] {
  const wanted = lines ?? [...free].map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
  const summed = new Map<number, number>();
  for (const [index, { orderLineId, quantity }] of wanted.entries()) {
    const left = free.get(orderLineId);
    if (left === undefined) throw new StatementRefused(`/items/${index}`, 'unknown');
    const sum = (summed.get(orderLineId) ?? 0) + quantity;
    if (!Number.isInteger(quantity) || quantity < 0 || sum > left) {
      throw new StatementRefused(`/items/${index}/quantity`, 'quantity');
    }
    summed.set(orderLineId, sum);
  }
  const pieces = [...summed].filter(([, quantity]) => quantity > 0);
  if (pieces.length === 0) throw new StatementRefused('/items', 'items');
  return pieces.map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
}

function personOf({ name, email, reason }: Statement, order: OrderRow) {
  const person = {
    name: name.replaceAll(/\s+/g, ' ').trim(),
    email: email ? normaliseEmail(email) : order.email,
    reason: reason?.trim() || null,
  };
  if (person.name === '' || person.name.length > LONGEST_NAME) throw new StatementRefused('/name', 'name');
  if (!isEmailAddress(person.email)) throw new StatementRefused('/email', 'email');
  if ((person.reason?.length ?? 0) > LONGEST_REASON) throw new StatementRefused('/reason', 'reason');
  return person;
}

function lineText({ orderLineId, quantity }: ReturnedPieces, lines: readonly OrderLine[]): string {
  const line = lines.find(({ id }) => id === orderLineId);
  const options = line?.options.map(({ value }) => value).join(', ');
  return `${quantity} × ${line?.name ?? ''}${options ? `, ${options}` : ''}`;
}

/** Where returned products are sent; empty where the site names no seller. */
export function returnAddressOf({ properties: { seller } }: Site): string {
  return seller ? `${seller.name}, ${seller.street}, ${seller.postcode} ${seller.city}` : '';
}

/** `21.11.2026, 14:05:09` by the shop's clock. */
function formatTime(at: Date): string {
  const format = new Intl.DateTimeFormat('pl-PL', {
    timeZone: SHOP_TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return format.format(at);
}
