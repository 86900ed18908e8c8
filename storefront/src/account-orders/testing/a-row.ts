/** Money as the shop's answers have it. */
export const pln = (value: number) => ({ value, currency: 'PLN' });

/** An order as the history answers it. */
export function aRow(given: object = {}) {
  return {
    number: '000000012',
    token: `12.${'a'.repeat(32)}`,
    status: 'Dostarczone',
    status_code: 'complete',
    order_date: '2026-11-20 10:00:00',
    order_status_change_date: '2026-11-23 09:00:00',
    status_date_label: 'Dostarczono',
    is_highlighted: false,
    can_retry_payment: false,
    is_returnable: false,
    total: { grand_total: pln(107.99) },
    items: [
      {
        id: 'MQ==',
        product_name: 'Krem Świt',
        quantity_ordered: 2,
        product: { thumbnail: { url: '/media/krem.avif' } },
      },
      { id: 'Mg==', product_name: 'Olejek Rosa', quantity_ordered: 1, product: null },
    ],
    shipments: [],
    ...given,
  };
}
