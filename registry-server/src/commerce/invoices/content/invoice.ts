import { formatDelivery, type Seller } from '@witryna/module-schemas';
import { dayOf, SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import type { OrderView } from '../../orders/index.ts';
import type { DocumentLanguage, Invoice } from './document.ts';
import { saleLines, taxesOfLines } from './invoice-lines.ts';
import { isSameParty, partyOf } from './parties.ts';
import { DOCUMENT_WORDS, formatDay } from './words.ts';

/** What a document of a sale is made of. */
export interface SaleSource {
  readonly order: OrderView;
  readonly seller: Seller;
  readonly language: DocumentLanguage;
}

/** What the shop confirms to the buyer: every line, also gifts, and what the law wants the buyer to know. */
export function confirmationOf({ order, seller, language }: SaleSource): Invoice {
  const words = DOCUMENT_WORDS[language];
  const issuedOn = dayOf(order.createdAt, SHOP_TIME_ZONE);
  return {
    ...saleOf({ order, seller, language }),
    kind: 'confirmation',
    number: order.number,
    issuedOn,
    notices: words.confirmationNotices(seller),
  };
}

/** The invoice of an order; gifts cost nothing and are no part of it. */
export function invoiceOf(
  source: SaleSource,
  { number, issuedAt }: { readonly number: string; readonly issuedAt: Date },
): Invoice {
  const sale = saleOf(source);
  return {
    ...sale,
    kind: 'invoice',
    number,
    issuedOn: dayOf(issuedAt, SHOP_TIME_ZONE),
    soldOn: dayOf(source.order.paidAt ?? source.order.createdAt, SHOP_TIME_ZONE),
    lines: sale.lines.filter(({ payable, discount }) => payable + discount > 0),
    notices: [],
  };
}

function saleOf({ order, seller, language }: SaleSource): Omit<Invoice, 'kind' | 'number' | 'issuedOn' | 'notices'> {
  const words = DOCUMENT_WORDS[language];
  const buyer = partyOf(order.billingAddress);
  const recipient = partyOf(order.shippingAddress);
  const lines = saleLines(order, words.delivery);
  const { estimateFrom: from, estimateTo: to } = order;
  return {
    language,
    currency: order.currency,
    orderNumber: order.number,
    seller,
    buyer,
    lines,
    ...(!isSameParty(buyer, recipient) && { recipient }),
    taxes: taxesOfLines(lines),
    total: order.total,
    payment: {
      title: order.paymentTitle,
      ...(order.paidAt && { paidOn: dayOf(order.paidAt, SHOP_TIME_ZONE) }),
    },
    delivery: {
      title: formatDelivery(order),
      ...(order.point && { point: `${order.point.code}, ${order.point.address}` }),
      ...(from && to && { days: from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}` }),
    },
  };
}
