import { formatDays, formatDelivery, formatNip, formatPhone } from '@witryna/module-schemas';
import { type Site, siteLink } from '../../content/sites/index.ts';
import { type HasLanguage, languageOf } from '../../error-messages/language.ts';
import type { MailLanguage, OrderMailData, RefundTransferData, TransferMailData } from '../../mail/index.ts';
import { dayOf, SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import type { TransferRefund } from '../bank-refunds/index.ts';
import { formatDay } from '../invoices/index.ts';
import type { OrderAddress, PlacedOrder } from '../orders/index.ts';
import type { TransferInstructions } from '../payments/index.ts';
import { formatAmount } from '../pricing/index.ts';

/** The language of an order's mails. */
export function mailLanguageOf(order: HasLanguage): MailLanguage {
  return languageOf(order);
}

/** Days between which a parcel is expected: `24–26 listopada`. */
export function daysOf(
  { estimateFrom: from, estimateTo: to }: Pick<PlacedOrder, 'estimateFrom' | 'estimateTo'>,
  { language }: Pick<Site, 'language'>,
) {
  return from && to ? formatDays(from, to, language) : undefined;
}

/** How the money is paid to whoever brings the parcel. */
const AT_DOOR = 'cashondelivery';

export const isPaidAtDoor = ({ paymentMethod }: Pick<PlacedOrder, 'paymentMethod'>) => paymentMethod === AT_DOOR;

/** Amounts as the buyer reads them. */
export function amountsIn({ language }: Pick<Site, 'language'>, { currency }: Pick<PlacedOrder, 'currency'>) {
  return (amount: number) => formatAmount(amount, { language, currency });
}

/** How money goes back, for mails that announce it: nothing of it when a payment provider sends it. */
export function refundDataOf(byTransfer: Pick<TransferRefund, 'ending'> | undefined): {
  readonly transfer?: RefundTransferData;
} {
  if (!byTransfer) return {};
  return { transfer: byTransfer.ending === undefined ? {} : { accountEnding: byTransfer.ending } };
}

/** What an order's mail needs beside the order. */
interface OrderMailParts {
  readonly orderUrl: string;
  /** How to send the money, when it goes by transfer. */
  readonly instructions?: TransferInstructions | undefined;
  /** Addresses of the products' pictures by sku. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** An order as the mail that confirms it tells it. */
export function orderMailDataOf(
  order: PlacedOrder,
  site: Site,
  { orderUrl, instructions, pictures }: OrderMailParts,
): OrderMailData {
  const amount = amountsIn(site, order);
  const days = daysOf(order, site);
  const shippingAddress = textOf(order.shippingAddress);
  const billingAddress = textOf(order.billingAddress);
  const { seller, terms } = site.properties;
  return {
    number: order.number,
    firstName: order.billingAddress.firstName,
    orderUrl,
    orderedOn: formatDay(dayOf(order.createdAt, SHOP_TIME_ZONE)),
    lines: order.lines.map(({ quantity, name, options, total, productSku }) => {
      const picture = pictures.get(productSku);
      return {
        name: `${quantity}\u00a0× ${name}`,
        detail: options.map(({ value }) => value).join(', '),
        ...(total > 0 && { amount: amount(total) }),
        ...(picture && { picture }),
      };
    }),
    sums: {
      goods: amount(order.subtotal),
      ...(order.discount > 0 && { discount: amount(-order.discount) }),
      ...(order.delivery > 0 && { delivery: amount(order.delivery) }),
      total: amount(order.total),
      taxes: order.taxes.map(({ rate, amount: tax }) => ({ rate, amount: amount(tax) })),
    },
    delivery: {
      title: formatDelivery(order),
      ...(order.point && { point: `${order.point.code}, ${order.point.address}` }),
      ...(days && { days }),
    },
    payment: {
      title: order.paymentTitle,
      isPaid: order.paidAt !== null,
      ...(isPaidAtDoor(order) && { isAtDoor: true }),
      ...(instructions && { transfer: transferOf(instructions, site) }),
    },
    shippingAddress,
    ...(billingAddress !== shippingAddress && { billingAddress }),
    ...(seller && {
      seller: {
        lines: [
          seller.name,
          `${seller.street}, ${seller.postcode} ${seller.city}`,
          [seller.register, `NIP ${formatNip(seller.nip)}`, seller.regon && `REGON ${seller.regon}`]
            .filter(Boolean)
            .join(', '),
          `${seller.email}, ${formatPhone(seller.phone)}`,
        ],
        complaintEmail: seller.complaintEmail ?? seller.email,
        ...(seller.returnEmail && { returnEmail: seller.returnEmail }),
      },
    }),
    ...(terms && { termsUrl: siteLink(site, terms) }),
  };
}

function textOf({ firstName, lastName, company, vatId, street, postcode, city, phone }: OrderAddress): string {
  const lines = [`${firstName} ${lastName}`, company, vatId && `NIP ${formatNip(vatId)}`, ...street];
  return [...lines, [postcode, city].filter(Boolean).join(' '), phone && formatPhone(phone)].filter(Boolean).join('\n');
}

export function transferOf(
  { recipient, account, bank, amount, currency, title, payBefore }: TransferInstructions,
  { language }: Pick<Site, 'language'>,
): TransferMailData {
  const day = dayOf(payBefore, SHOP_TIME_ZONE);
  return {
    recipient,
    account: `${account}\n${bank}`,
    amount: formatAmount(amount, { language, currency }),
    title,
    payBefore: formatDays(day, day, language),
  };
}
