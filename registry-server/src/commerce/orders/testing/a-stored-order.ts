import type { Db } from '../../../database/dialects.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { SHOP_DEFAULTS } from '../../shop-settings.ts';
import type { PlacedOrder } from '../order-view.ts';
import type { OrderDraft } from '../place/draft-order.ts';
import type { NumberSettings } from '../place/order-number.ts';
import { writeOrder } from '../place/write-order.ts';
import { anAddress } from './an-order.ts';

let carts = 0;

/** An order that is written as it is, past carts and stock; what a test is about, it says itself. */
export async function aStoredOrder(
  db: Db,
  changes: Partial<OrderDraft> & { readonly siteId: number },
  numbers: NumberSettings = SHOP_DEFAULTS,
): Promise<PlacedOrder> {
  const now = changes.createdAt ?? new Date('2026-11-20T12:00:00Z');
  carts += 1;
  const draft: OrderDraft = {
    cartId: String(carts).padStart(32, '0'),
    customerId: null,
    email: 'lena@example.com',
    emailKey: 'lena@example.com',
    lastNameKey: 'lakowska',
    firstNameKey: 'lena',
    language: 'pl-PL',
    status: 'pendingPayment',
    heldFrom: null,
    statusAt: now,
    version: 1,
    currency: 'PLN',
    subtotal: 8_900,
    subtotalTax: 1_664,
    discount: 0,
    goods: 8_900,
    goodsTax: 1_664,
    deliveryPrice: 1_499,
    deliveryDiscount: 0,
    delivery: 1_499,
    deliveryTax: 280,
    deliveryTaxRate: 23,
    tax: 1_944,
    total: 10_399,
    carrierCode: 'inpostcourier',
    methodCode: 'inpostcourier',
    carrierTitle: 'InPost',
    methodTitle: 'Kurier',
    point: null,
    estimateFrom: '2026-11-23',
    estimateTo: '2026-11-24',
    paymentMethod: 'banktransfer',
    paymentTitle: 'Przelew',
    note: null,
    paidAt: null,
    shippedAt: null,
    deliveredAt: null,
    stockReturnedAt: null,
    createdAt: now,
    updatedAt: now,
    lines: [
      {
        position: 0,
        sku: 'KREM',
        productSku: 'KREM',
        variantId: null,
        name: 'Krem',
        kind: 'item',
        hasChoice: false,
        options: [],
        quantity: 1,
        unitPrice: 8_900,
        regularPrice: 8_900,
        taxRate: 23,
        isFriendsAndFamily: false,
        total: 8_900,
        discount: 0,
        payable: 8_900,
        tax: 1_664,
        taxBeforeDiscount: 1_664,
        shipped: 0,
        canceled: 0,
        returned: 0,
      },
    ],
    shippingAddress: anAddress,
    billingAddress: anAddress,
    taxes: [{ rate: 23, amount: 1_944 }],
    discounts: [],
    consents: [],
    ...changes,
  };
  return inTransaction(db, (trx) => writeOrder(trx, draft, { actor: { kind: 'shopper' }, numbers }));
}
