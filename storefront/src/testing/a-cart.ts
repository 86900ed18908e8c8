import type { CartLinePartsFragment, CartPartsFragment } from '../api/operations.gen.ts';

export const CART_ID = 'a'.repeat(32);

const pln = (value: number) => ({ value, currency: 'PLN' });

/** A line as the shop answers it: two jars of „Krem Świt”, unless told otherwise. */
export function aCartLine(given: Partial<CartLinePartsFragment> = {}): CartLinePartsFragment {
  const quantity = given.quantity ?? 2;
  return {
    uid: 'MQ==',
    sku: 'RL-SW-001-50',
    quantity,
    max_qty: 100,
    availability: 'AVAILABLE',
    is_available: true,
    outOfStock: false,
    isFaF: false,
    isGift: false,
    isSample: false,
    gift_source: null,
    errors: null,
    prices: {
      price_including_tax: pln(49),
      original_item_price: pln(49),
      row_total_including_tax: pln(49 * quantity),
      row_total_with_discount_including_tax: pln(49 * quantity),
    },
    product: {
      sku: 'RL-SW-001',
      name: 'Krem Świt',
      brand_label: 'Rosa i Len',
      product_line_label: 'Świt',
      url_key: 'krem-swit',
      categories: [{ name: 'Twarz', url_path: 'twarz' }],
      thumbnail: null,
      unit_price: { per: '100 ml', price: pln(98) },
      price_range: { omnibus_lowest_price: null },
    },
    ...given,
  };
}

/** A cart as the shop answers it, with one line. */
export function aCart(given: Partial<CartPartsFragment> = {}): CartPartsFragment {
  const items = given.items ?? [aCartLine()];
  const goods = items.reduce((sum, line) => sum + (line?.prices?.row_total_including_tax.value ?? 0), 0);
  return {
    id: CART_ID,
    version: 1,
    total_quantity: items.reduce((sum, line) => sum + (line?.quantity ?? 0), 0),
    gifts_declined: false,
    items,
    applied_coupons: [],
    prices: {
      grand_total: pln(goods),
      subtotal_including_tax: pln(goods),
      discounts: null,
      applied_taxes: [{ label: 'VAT 23%', amount: pln(18.33) }],
    },
    shipping_addresses: [],
    free_delivery_from: pln(99),
    free_delivery_missing: pln(Math.max(0, 99 - goods)),
    gift_offers: [],
    notices: [],
    ...given,
  };
}
