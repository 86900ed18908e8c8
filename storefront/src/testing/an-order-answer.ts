const pln = (value: number) => ({ value, currency: 'PLN' });

/** An order that this browser has placed. */
export const LATEST = { number: '000000012', token: `12.${'a'.repeat(32)}` };

/** How its payment stands, as the shop answers it. */
export function aPaymentStatus(given: object = {}) {
  return {
    orderPaymentStatus: {
      order_number: LATEST.number,
      status: 'PENDING',
      status_code: 'pendingPayment',
      payment_method: 'przelewy24',
      reason_code: null,
      reason_sentence: null,
      can_retry: true,
      retry_payment_methods: [
        { code: 'przelewy24', title: 'Przelewy24' },
        { code: 'apple-pay', title: 'Apple Pay' },
        { code: 'przelewy24_blik', title: 'BLIK' },
        { code: 'banktransfer', title: 'Przelew tradycyjny' },
      ],
      instructions: null,
      ...given,
    },
    guestOrderByToken: { total: { grand_total: pln(134.89) } },
  };
}

/** The order with what its page of thanks asks for. */
export function aThankYou({ payment = {}, ...order }: { readonly payment?: object } & Record<string, unknown> = {}) {
  return {
    guestOrderByToken: {
      number: LATEST.number,
      email: 'anna@poczta.example',
      status_code: 'processing',
      shipping_method: 'Paczkomat InPost',
      items: [
        {
          id: 'MQ==',
          kind: 'item',
          product_name: 'Krem Świt',
          product_sku: 'RL-SW-001-50',
          parent_sku: 'RL-SW-001',
          product_url_key: 'krem-swit',
          quantity_ordered: 2,
          quantity_returnable: 0,
          selected_options: [{ value: '50 ml' }],
          product_sale_price: pln(49),
          prices: { row_total_including_tax: pln(98) },
          product: {
            brand_label: 'Rosa i Len',
            categories: [{ name: 'Twarz' }],
            thumbnail: { url: '/media/krem.avif' },
          },
        },
      ],
      applied_coupons: [{ code: 'LEN10' }],
      total: {
        grand_total: pln(107.99),
        subtotal_incl_tax: pln(98),
        total_shipping: pln(9.99),
        total_tax: pln(20.19),
        discounts: [],
        taxes: [{ rate: 23, amount: pln(20.19) }],
      },
      payment_methods: [{ name: 'Przelewy24', type: 'przelewy24' }],
      delivery_estimate: { from: '2026-11-24', to: '2026-11-25' },
      pickup_point: { code: 'KRA010', address: 'Floriańska 12, 31-021 Kraków' },
      ...order,
    },
    orderPaymentStatus: {
      status: 'PAID',
      can_retry: false,
      payment_method: 'przelewy24',
      instructions: null,
      ...payment,
    },
  };
}

/** How it is paid by transfer. */
export const A_TRANSFER = {
  account: '27 1140 2004 0000 3002 0135 5387',
  amount: pln(107.99),
  bank: 'mBank',
  pay_before: '2026-11-29T12:00:00.000Z',
  recipient: 'Rosa i Len sp. z o.o.',
  title: LATEST.number,
};
