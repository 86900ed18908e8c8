import { type Site, siteLink } from '../../content/sites/index.ts';
import { type HasLanguage, languageOf } from '../../error-messages/language.ts';
import type { MailLanguage, OrderMailData } from '../../mail/index.ts';
import { dayOf, SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import { formatDay, formatPhone } from '../invoices/index.ts';
import type { OrderAddress, PlacedOrder } from '../orders/index.ts';
import { formatAmount } from '../pricing/index.ts';

/** The language of an order's mails. */
export function mailLanguageOf(order: HasLanguage): MailLanguage {
  return languageOf(order);
}

/** Days between which a parcel is expected: `24.11.2026 – 26.11.2026`. */
export function daysOf({ estimateFrom: from, estimateTo: to }: Pick<PlacedOrder, 'estimateFrom' | 'estimateTo'>) {
  if (!from || !to) return undefined;
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

/** Amounts as the buyer reads them. */
export function amountsIn({ language }: Pick<Site, 'language'>, { currency }: Pick<PlacedOrder, 'currency'>) {
  return (amount: number) => formatAmount(amount, { language, currency });
}

/** An order as the mail that confirms it tells it. `instructions`: how to send the money, when it goes by transfer. */
export function orderMailDataOf(
  order: PlacedOrder,
  site: Site,
  { orderUrl, instructions }: { readonly orderUrl: string; readonly instructions?: string | undefined },
): OrderMailData {
  const amount = amountsIn(site, order);
  const days = daysOf(order);
  const shippingAddress = textOf(order.shippingAddress);
  const billingAddress = textOf(order.billingAddress);
  const { seller, terms } = site.properties;
  return {
    number: order.number,
    firstName: order.billingAddress.firstName,
    orderUrl,
    orderedOn: formatDay(dayOf(order.createdAt, SHOP_TIME_ZONE)),
    lines: order.lines.map(({ quantity, name, options, total }) => ({
      name: `${quantity} × ${name}`,
      detail: options.map(({ value }) => value).join(', '),
      amount: amount(total),
    })),
    sums: {
      goods: amount(order.subtotal),
      ...(order.discount > 0 && { discount: amount(-order.discount) }),
      ...(order.delivery > 0 && { delivery: amount(order.delivery) }),
      total: amount(order.total),
      taxes: order.taxes.map(({ rate, amount: tax }) => ({ rate, amount: amount(tax) })),
    },
    delivery: {
      title: order.methodTitle,
      ...(order.point && { point: `${order.point.code}, ${order.point.address}` }),
      ...(days && { days }),
    },
    payment: {
      title: order.paymentTitle,
      isPaid: order.paidAt !== null,
      ...(instructions && { instructions }),
    },
    shippingAddress,
    ...(billingAddress !== shippingAddress && { billingAddress }),
    ...(seller && {
      seller: {
        lines: [
          seller.name,
          `${seller.street}, ${seller.postcode} ${seller.city}`,
          [seller.register, `NIP ${seller.nip}`, seller.regon && `REGON ${seller.regon}`].filter(Boolean).join(', '),
          `${seller.email}, ${formatPhone(seller.phone)}`,
        ],
        complaintEmail: seller.complaintEmail ?? seller.email,
      },
    }),
    ...(terms && { termsUrl: siteLink(site, terms) }),
  };
}

function textOf({ firstName, lastName, company, vatId, street, postcode, city, phone }: OrderAddress): string {
  const lines = [`${firstName} ${lastName}`, company, vatId && `NIP ${vatId}`, ...street];
  return [...lines, [postcode, city].filter(Boolean).join(' '), phone && formatPhone(phone)].filter(Boolean).join('\n');
}
