import { markOfName } from '@witryna/module-schemas';
import type { MailBlock, MailFact, MailLanguage } from '../../layout/mail-document.ts';
import type { OrderMailData, TransferMailData } from './order-mail-data.ts';

const WORDS = {
  pl: {
    goods: 'Produkty',
    discount: 'Rabat',
    delivery: 'Dostawa',
    total: 'Razem do zapłaty',
    tax: 'w tym VAT',
    method: 'Sposób dostawy',
    point: 'Punkt odbioru',
    days: 'Przewidywana dostawa',
    payment: 'Płatność',
    free: 'gratis',
    paid: 'opłacone',
    shippingAddress: 'Adres dostawy',
    collector: 'Odbiorca paczki',
    billingAddress: 'Dane do rachunku',
    transfer: 'Dane do przelewu',
    recipient: 'Odbiorca',
    account: 'Numer konta',
    amount: 'Kwota',
    title: 'Tytuł przelewu',
    payBefore: 'Czekamy do',
  },
  en: {
    goods: 'Products',
    discount: 'Discount',
    delivery: 'Delivery',
    total: 'Total',
    tax: 'of which VAT',
    method: 'Delivery method',
    point: 'Pick-up point',
    days: 'Expected delivery',
    payment: 'Payment',
    free: 'free',
    paid: 'paid',
    shippingAddress: 'Delivery address',
    collector: 'Recipient of the parcel',
    billingAddress: 'Billing address',
    transfer: 'Details for the transfer',
    recipient: 'Recipient',
    account: 'Account',
    amount: 'Amount',
    title: 'Title',
    payBefore: 'We wait until',
  },
} as const;

/** What was bought, and what it comes to. */
export function goodsBlocks({ lines, sums }: OrderMailData, language: MailLanguage): MailBlock[] {
  const words = WORDS[language];
  return [
    { kind: 'goods', goods: lines.map(({ amount = words.free, ...line }) => ({ ...line, amount })) },
    {
      kind: 'sums',
      sums: [
        { name: words.goods, amount: sums.goods },
        ...(sums.discount ? [{ name: words.discount, amount: sums.discount }] : []),
        { name: words.delivery, amount: sums.delivery ?? words.free },
        { name: words.total, amount: sums.total, isTotal: true },
        ...sums.taxes.map(({ rate, amount }) => ({ name: `${words.tax} ${rate}%`, amount })),
      ],
    },
  ];
}

/** Where the money is sent, for an order that is paid by transfer. */
export function transferBlocks(transfer: TransferMailData | undefined, language: MailLanguage): MailBlock[] {
  if (!transfer) return [];
  const words = WORDS[language];
  return [
    {
      kind: 'box',
      title: words.transfer,
      facts: [
        [words.recipient, transfer.recipient],
        [words.account, transfer.account],
        [words.amount, transfer.amount],
        [words.title, transfer.title],
        [words.payBefore, transfer.payBefore],
      ],
    },
  ];
}

/** How a parcel comes: by whom, where to, when. */
export function deliveryFacts({ title, point, days }: OrderMailData['delivery'], language: MailLanguage): MailFact[] {
  const words = WORDS[language];
  return [
    [words.method, title, markOfName(title)],
    ...(point ? [[words.point, point] as const] : []),
    ...(days ? [[words.days, days] as const] : []),
  ];
}

/** How an order is paid, and whether it is. */
export function paymentFact({ title, isPaid }: OrderMailData['payment'], language: MailLanguage): MailFact {
  const { payment, paid } = WORDS[language];
  return [payment, isPaid ? `${title}, ${paid}` : title, markOfName(title)];
}

/** How it comes, how it is paid, and to whom. */
export function handlingBlocks(data: OrderMailData, language: MailLanguage): MailBlock[] {
  const { delivery, payment, shippingAddress, billingAddress } = data;
  const words = WORDS[language];
  return [
    {
      kind: 'facts',
      facts: [
        ...deliveryFacts(delivery, language),
        paymentFact(payment, language),
        // A parcel that waits in a point goes to nobody's address.
        [delivery.point ? words.collector : words.shippingAddress, shippingAddress],
        ...(billingAddress ? [[words.billingAddress, billingAddress] as const] : []),
      ],
    },
  ];
}
