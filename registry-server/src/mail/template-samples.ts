import type { OrderMailData, TransferMailData } from './templates/orders/order-mail-data.ts';
import type { MailDataOf, MailTemplateName } from './templates.ts';

const shop = 'https://rosailen.example';
const secret = (path: string) => `${shop}${path}#token=przyklad`;
const news = { number: '000000012', firstName: 'Lena', orderUrl: secret('/order') };

const transfer: TransferMailData = {
  recipient: 'Rosa i Len sp. z o.o.',
  account: '27 1140 2004 0000 3002 0135 5387\nmBank',
  amount: '204,30 zł',
  title: '000000012',
  payBefore: '28 listopada',
};

const order: OrderMailData = {
  ...news,
  orderedOn: '21.11.2026',
  lines: [
    {
      name: '2 × Krem do twarzy z rumiankiem',
      detail: '50 ml',
      amount: '178,00 zł',
    },
    { name: '1 × Pomadka lniana', detail: 'nr 02 Jaśmin', amount: '49,00 zł' },
    { name: '1 × Mydełko lniane', detail: 'prezent' },
  ],
  sums: {
    goods: '227,00 zł',
    discount: '-22,70 zł',
    total: '204,30 zł',
    taxes: [{ rate: 23, amount: '38,20 zł' }],
  },
  delivery: {
    title: 'InPost Paczkomat® 24/7',
    point: 'LOD01M, ul. Piotrkowska 1, 90-001 Łódź',
    days: '24–25 listopada',
  },
  payment: {
    title: 'Przelew tradycyjny',
    isPaid: false,
    transfer,
  },
  shippingAddress: 'Lena Różana\nul. Lipowa 3 m. 4\n90-001 Łódź\n+48 600 100 200',
  billingAddress: 'Lena Różana\nPracownia Źródło\nNIP 856-734-62-15\nul. Lipowa 3 m. 4\n90-001 Łódź',
  seller: {
    lines: [
      'Rosa i Len sp. z o.o.',
      'ul. Lniana 7, 16-030 Supraśl',
      'KRS 0000000000, NIP 123-456-32-18, REGON 123456785',
      'pomoc@rosailen.example, +48 85 000 00 00',
    ],
    complaintEmail: 'reklamacje@rosailen.example',
    returnEmail: 'zwroty@rosailen.example',
  },
  termsUrl: `${shop}/regulamin`,
};

/** Sample data of every template, for previews and tests; the compiler requires one for each. */
export const mailSamples: { readonly [T in MailTemplateName]: MailDataOf<T> } = {
  welcome: { firstName: 'Lena', accountUrl: `${shop}/account` },
  'password-reset': { resetUrl: secret('/reset-password'), validMinutes: 60 },
  'password-changed': { firstName: 'Lena', contactUrl: `${shop}/kontakt` },
  'confirm-email': { firstName: 'Lena', confirmUrl: secret('/confirm-email') },
  'email-changed': { firstName: 'Lena', contactUrl: `${shop}/kontakt` },
  'passkey-added': { firstName: 'Lena', contactUrl: `${shop}/kontakt` },
  'account-exists': {
    firstName: 'Lena',
    orderNumber: '000000012',
    accountUrl: `${shop}/account`,
    resetUrl: `${shop}/request-reset-password`,
  },
  'account-deletion-link': { firstName: 'Lena', confirmUrl: secret('/account/security'), validMinutes: 120 },
  'account-deletion-scheduled': {
    firstName: 'Lena',
    dueAt: '25 listopada 2026 14:05',
    keepUrl: `${shop}/account/security`,
    contactUrl: `${shop}/kontakt`,
  },
  'account-deleted': { firstName: 'Lena' },
  'newsletter-confirm': { confirmUrl: secret('/newsletter/confirm'), validHours: 48 },
  'newsletter-welcome': { unsubscribeUrl: secret('/newsletter/unsubscribe') },
  'stock-alert-confirm': {
    productName: 'Krem do twarzy z rumiankiem',
    confirmUrl: secret('/stock/confirm'),
    validHours: 48,
  },
  'back-in-stock': { productName: 'Krem do twarzy z rumiankiem', productUrl: `${shop}/krem-z-rumiankiem` },
  'contact-message': {
    name: 'Lena Różana',
    email: 'lena@poczta.example',
    telephone: '600 100 200',
    topic: 'Zamówienie i dostawa',
    orderNumber: '000123',
    hasPrivacyConsent: true,
    comment: 'Dzień dobry,\nkiedy wróci krem z rumiankiem?',
  },
  'contact-answer': {
    name: 'Lena Różana',
    text: 'Dzień dobry,\nkrem z rumiankiem wróci w przyszłym tygodniu.\n\nPozdrawiamy',
    topic: 'Zamówienie i dostawa',
    comment: 'Dzień dobry,\nkiedy wróci krem z rumiankiem?',
    writtenAt: '2026-11-24T12:00:00.000Z',
  },
  'order-accepted': order,
  'order-paid': { ...news, amount: '204,30 zł', method: 'Przelewy24' },
  'order-payment-failed': { ...news, amount: '204,30 zł', retryUrl: secret('/order') },
  'order-transfer': { ...news, transfer },
  'order-shipped': {
    ...news,
    carrier: 'InPost',
    method: 'InPost Paczkomat® 24/7',
    point: 'LOD01M, ul. Piotrkowska 1, 90-001 Łódź',
    days: '24–25 listopada',
    lines: ['2 × Krem do twarzy z rumiankiem', '1 × Pomadka lniana'],
    parcels: [
      {
        number: '630000000000000000000000',
        title: 'InPost',
        url: 'https://inpost.pl/sledzenie-przesylek?number=630000000000000000000000',
      },
    ],
  },
  'order-point-changed': {
    ...news,
    method: 'InPost Paczkomat® 24/7',
    point: 'LOD02M, ul. Piotrkowska 4, 90-001 Łódź',
  },
  'order-delivered': { ...news, returnUntil: '09.12.2026' },
  'order-cancel-asked': {
    ...news,
    refund: '204,30 zł',
    reason: 'Zamówienie złożone przez pomyłkę',
    cancelUrl: `${secret('/order')}&cancel=przyklad`,
  },
  'order-canceled': { ...news, refund: '204,30 zł', transfer: {} },
  'withdrawal-received': {
    number: '000000012-Z1',
    orderNumber: '000000012',
    name: 'Lena Różana',
    receivedAt: '25.11.2026, 14:05:09',
    lines: ['1 × Krem do twarzy z rumiankiem, 50 ml'],
    reason: 'Inny zapach, niż myślałam',
    sendBackTo: 'Rosa i Len sp. z o.o., ul. Lniana 7, 16-030 Supraśl',
    orderUrl: secret('/order'),
  },
  'order-refunded': { ...news, amount: '89,00 zł', transfer: { accountEnding: '2874' } },
  'refund-account-asked': { ...news, amount: '89,00 zł' },
  'refund-account-saved': { ...news, accountEnding: '2874' },
  'page-news': {
    news: [
      {
        kind: 'asked',
        by: 'Ewa Lniana',
        title: 'Zima w domu',
        url: `${shop}/editor/pages/12`,
        text: 'Na pierwszy grudnia.',
      },
      {
        kind: 'comment',
        by: 'Jan Różany',
        title: 'Zima w domu',
        url: `${shop}/editor/pages/12?thread=przyklad`,
        text: 'Czy zdjęcie może być jaśniejsze?',
      },
    ],
  },
  'webhook-lost': { url: 'https://magazyn.example/zdarzenia', days: 2 },
};
