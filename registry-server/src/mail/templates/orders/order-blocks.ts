import type { MailBlock, MailLanguage } from '../../layout/mail-document.ts';
import type { OrderMailData } from './order-mail-data.ts';

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
    billingAddress: 'Dane do rachunku',
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
    billingAddress: 'Billing address',
  },
} as const;

/** What was bought, and what it comes to. */
export function goodsBlocks({ lines, sums }: OrderMailData, language: MailLanguage): MailBlock[] {
  const words = WORDS[language];
  return [
    { kind: 'facts', facts: lines.map(({ name, detail, amount }) => [detail ? `${name}\n${detail}` : name, amount]) },
    {
      kind: 'facts',
      facts: [
        [words.goods, sums.goods],
        ...(sums.discount ? [[words.discount, sums.discount] as const] : []),
        [words.delivery, sums.delivery ?? words.free],
        [words.total, sums.total],
        ...sums.taxes.map(({ rate, amount }) => [`${words.tax} ${rate}%`, amount] as const),
      ],
    },
  ];
}

/** How it comes, how it is paid, and to whom. */
export function handlingBlocks(data: OrderMailData, language: MailLanguage): MailBlock[] {
  const { delivery, payment, shippingAddress, billingAddress } = data;
  const words = WORDS[language];
  return [
    {
      kind: 'facts',
      facts: [
        [words.method, delivery.title],
        ...(delivery.point ? [[words.point, delivery.point] as const] : []),
        ...(delivery.days ? [[words.days, delivery.days] as const] : []),
        [words.payment, payment.isPaid ? `${payment.title}, ${words.paid}` : payment.title],
        [words.shippingAddress, shippingAddress],
        ...(billingAddress ? [[words.billingAddress, billingAddress] as const] : []),
      ],
    },
  ];
}
