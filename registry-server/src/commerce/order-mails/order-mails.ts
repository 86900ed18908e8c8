import { formatDelivery } from '@witryna/module-schemas';
import type { Site } from '../../content/sites/index.ts';
import type { Trx } from '../../database/transaction.ts';
import type { Mail, MailDataOf, MailTemplateName } from '../../mail/index.ts';
import { addDays, dayOf, SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import type { BankRefunds } from '../bank-refunds/index.ts';
import { formatDay } from '../invoices/index.ts';
import {
  type AskedCancel,
  type OrderAddress,
  type OrderLine,
  type OrderPaying,
  type OrderRow,
  type Orders,
  type PlacedOrder,
  type ShippedOrder,
  trackingUrl,
} from '../orders/index.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import { orderLinks } from './order-links-for-mails.ts';
import {
  amountsIn,
  daysOf,
  isPaidAtDoor,
  mailLanguageOf,
  orderMailDataOf,
  refundDataOf,
  transferOf,
} from './order-mail-data-of.ts';
import { picturesOfLines } from './order-mail-pictures.ts';

/** What mails about orders are written with. */
export interface OrderMailDeps {
  readonly mail: Mail;
  readonly orders: Pick<Orders, 'tokenOf'>;
  /** The first name by which the buyer is greeted. */
  readonly firstNameOf: (trx: Trx, order: OrderRow) => Promise<string>;
  readonly bankRefunds: Pick<BankRefunds, 'ofOrder' | 'endingOf'>;
}

/** A parcel with the lines that it carries pieces of. */
export interface MailedParcel extends ShippedOrder {
  readonly lines: readonly Pick<OrderLine, 'id' | 'name'>[];
}

/** Money that went back. */
interface MailedRefund {
  /** Of the refund, or what tells it from others where it has none. */
  readonly refundId: number | string;
  /** Minor units. */
  readonly amount: number;
  /** `by-hand`: staff have sent it in a way of their own, whatever was known of an account. */
  readonly way: 'provider' | 'transfer' | 'by-hand';
}

/**
 * Writes the mails about an order into the outbox, in the transaction of what they tell; each occasion once.
 * `again` tells a mail that is sent once more from the first one.
 */
export function createOrderMails({ mail, orders, firstNameOf, bankRefunds }: OrderMailDeps) {
  async function write<T extends MailTemplateName>(
    trx: Trx,
    template: T,
    {
      order,
      site,
      data,
      occasion = [],
    }: { order: OrderRow; site: Site; data: MailDataOf<T>; occasion?: readonly (string | number | undefined)[] },
  ): Promise<void> {
    const key = [template, order.id, ...occasion].filter((part) => part !== undefined).join(':');
    await mail.enqueue(trx, { template, to: order.email, language: mailLanguageOf(order), data, key, site: site.code });
  }

  async function newsOf(trx: Trx, order: OrderRow, site: Site) {
    const { orderUrl } = orderLinks(orders, order, site);
    return {
      number: order.number,
      firstName: await firstNameOf(trx, order),
      orderUrl,
      isPaidAtDoor: isPaidAtDoor(order),
    };
  }

  /** What was paid and goes back when the order is canceled, and which way; nothing when nothing was. */
  async function refundOf(trx: Trx, order: OrderRow, site: Site) {
    if (order.paidAt === null || order.total === 0) return {};
    const transfer = refundDataOf(await bankRefunds.ofOrder(order.id, trx));
    return { refund: amountsIn(site, order)(order.total), ...transfer };
  }

  return {
    async accepted(
      trx: Trx,
      order: PlacedOrder,
      site: Site,
      { instructions }: OrderPaying,
      again?: string,
    ): Promise<void> {
      const { orderUrl } = orderLinks(orders, order, site);
      const pictures = await picturesOfLines(trx, order.lines, site);
      const data = orderMailDataOf(order, site, { orderUrl, instructions, pictures });
      await write(trx, 'order-accepted', { order, site, data, occasion: [again] });
    },

    async paid(trx: Trx, order: OrderRow, site: Site, again?: string): Promise<void> {
      const amount = amountsIn(site, order)(order.total);
      const data = { ...(await newsOf(trx, order, site)), amount, method: order.paymentTitle };
      await write(trx, 'order-paid', { order, site, data, occasion: [again] });
    },

    /** Where to send the money, when the mail about the order named another way of payment. */
    async payingByTransfer(trx: Trx, order: OrderRow, site: Site, { instructions }: OrderPaying): Promise<void> {
      if (!instructions) return;
      const data = { ...(await newsOf(trx, order, site)), transfer: transferOf(instructions, site) };
      await write(trx, 'order-transfer', { order, site, data });
    },

    async paymentFailed(trx: Trx, order: OrderRow, site: Site, at: Date): Promise<void> {
      const { retryUrl } = orderLinks(orders, order, site);
      const data = { ...(await newsOf(trx, order, site)), retryUrl, amount: amountsIn(site, order)(order.total) };
      // Whoever mistypes a code three times is at the till, and needs no mail for each: one a day is enough to come back by.
      await write(trx, 'order-payment-failed', { order, site, data, occasion: [dayOf(at, SHOP_TIME_ZONE)] });
    },

    async shipped(trx: Trx, { order, shipment, lines }: MailedParcel, site: Site, again?: string): Promise<void> {
      const nameOf = new Map(lines.map(({ id, name }) => [id, name]));
      const days = daysOf(order, site);
      const data = {
        ...(await newsOf(trx, order, site)),
        carrier: order.carrierTitle,
        method: formatDelivery(order),
        ...(order.point && { point: pointText(order.point) }),
        ...(days && { days }),
        lines: shipment.lines.map(({ orderLineId, quantity }) => `${quantity} × ${nameOf.get(orderLineId) ?? ''}`),
        parcels: shipment.tracking.map((tracking) => {
          const url = trackingUrl(tracking);
          return { number: tracking.number, title: tracking.title, ...(url && { url }) };
        }),
      };
      await write(trx, 'order-shipped', { order, site, data, occasion: [shipment.id, again] });
    },

    /** The parcel waits somewhere else than its buyer chose: who has not asked for it can still say so. */
    async pointChanged(trx: Trx, order: OrderRow, site: Site, at: Date): Promise<void> {
      if (!order.point) return;
      const point = pointText(order.point);
      const data = { ...(await newsOf(trx, order, site)), method: formatDelivery(order), point };
      await write(trx, 'order-point-changed', { order, site, data, occasion: [at.getTime()] });
    },

    async delivered(trx: Trx, order: OrderRow, site: Site, at: Date, again?: string): Promise<void> {
      const last = addDays(dayOf(order.deliveredAt ?? at, SHOP_TIME_ZONE), shopSettingsOf(site).returnDays);
      const data = { ...(await newsOf(trx, order, site)), returnUntil: formatDay(last) };
      await write(trx, 'order-delivered', { order, site, data, occasion: [again] });
    },

    async cancelAsked(trx: Trx, { order, key, reason, expiresAt }: AskedCancel, site: Site): Promise<void> {
      const { cancelUrl } = orderLinks(orders, order, site);
      const data = {
        ...(await newsOf(trx, order, site)),
        ...(await refundOf(trx, order, site)),
        reason,
        cancelUrl: cancelUrl(key),
      };
      // Asked for once more before the key changes: the mail is there already.
      await write(trx, 'order-cancel-asked', { order, site, data, occasion: [expiresAt.getTime(), reason] });
    },

    async canceled(trx: Trx, order: OrderRow, site: Site, again?: string): Promise<void> {
      const data = { ...(await newsOf(trx, order, site)), ...(await refundOf(trx, order, site)) };
      await write(trx, 'order-canceled', { order, site, data, occasion: [again] });
    },

    async refunded(trx: Trx, order: OrderRow, site: Site, { refundId, amount, way }: MailedRefund): Promise<void> {
      const ending = way === 'transfer' ? await bankRefunds.endingOf(order.id, trx) : undefined;
      const transfer = way === 'provider' ? {} : refundDataOf({ ending });
      const data = { ...(await newsOf(trx, order, site)), amount: amountsIn(site, order)(amount), ...transfer };
      await write(trx, 'order-refunded', { order, site, data, occasion: [refundId] });
    },

    /** Asks where the money goes to; each occasion is a mail of its own. */
    async refundAccountAsked(trx: Trx, order: OrderRow, site: Site, occasion: string): Promise<void> {
      const { toSend = 0, isRefused = false } = (await bankRefunds.ofOrder(order.id, trx)) ?? {};
      const data = {
        ...(await newsOf(trx, order, site)),
        ...(toSend > 0 && { amount: amountsIn(site, order)(toSend) }),
        ...(isRefused && { isRefused }),
      };
      await write(trx, 'refund-account-asked', { order, site, data, occasion: [occasion] });
    },

    /** A provider has refused to give money back: its buyer is asked for an account, unless there is one. */
    async refundRefused(
      trx: Trx,
      order: OrderRow,
      site: Site,
      { refundId }: { readonly refundId: number },
    ): Promise<void> {
      if ((await bankRefunds.endingOf(order.id, trx)) !== undefined) return;
      await this.refundAccountAsked(trx, order, site, `refund-${refundId}`);
    },

    /** Staff have written down an account that somebody told them. */
    async refundAccountSaved(
      trx: Trx,
      order: OrderRow,
      site: Site,
      { ending, at }: { readonly ending: string; readonly at: Date },
    ): Promise<void> {
      const data = { ...(await newsOf(trx, order, site)), accountEnding: ending };
      await write(trx, 'refund-account-saved', { order, site, data, occasion: [at.getTime()] });
    },
  };
}

const pointText = ({ code, address }: NonNullable<OrderRow['point']>) => `${code}, ${address}`;

/** The first name on the address of the bill. */
export async function firstNameOnBill(trx: Trx, { id }: Pick<OrderRow, 'id'>): Promise<OrderAddress['firstName']> {
  const { firstName } = await trx
    .selectFrom('sales_order_address')
    .select('firstName')
    .where('orderId', '=', id)
    .where('kind', '=', 'billing')
    .executeTakeFirstOrThrow();
  return firstName;
}

export type OrderMails = ReturnType<typeof createOrderMails>;
