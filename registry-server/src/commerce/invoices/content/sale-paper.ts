import type { Seller } from '@witryna/module-schemas';
import { dayOf, SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import type { OrderView } from '../../orders/index.ts';
import type { PaperLanguage, SalePaper } from './paper.ts';
import { isSameParty, partyOf } from './parties.ts';
import { saleLines, taxesOfLines } from './sale-lines.ts';
import { formatDay, PAPER_WORDS } from './words.ts';

/** What a paper of a sale is made of. */
export interface SaleSource {
  readonly order: OrderView;
  readonly seller: Seller;
  readonly language: PaperLanguage;
}

/** What the shop confirms to the buyer: every line, also gifts, and what the law wants the buyer to know. */
export function confirmationOf({ order, seller, language }: SaleSource): SalePaper {
  const words = PAPER_WORDS[language];
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
): SalePaper {
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

function saleOf({ order, seller, language }: SaleSource): Omit<SalePaper, 'kind' | 'number' | 'issuedOn' | 'notices'> {
  const words = PAPER_WORDS[language];
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
      title: order.methodTitle,
      ...(order.point && { point: `${order.point.code}, ${order.point.address}` }),
      ...(from && to && { days: from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}` }),
    },
  };
}
