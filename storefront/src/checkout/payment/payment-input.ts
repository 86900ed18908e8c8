import type { PaymentMethodInput, PlaceOrderInput } from '../../api/operations.gen.ts';
import type { Cart } from '../../cart/index.ts';
import { isWallet, walletData } from '../../wallets/index.ts';
import type { Agreement } from '../checkout.ts';
import { hasBanks, needsStatement } from './pay-ways.ts';

/** What was chosen in the last step. */
export interface PaymentChoice {
  readonly code: string;
  /** Six digits. */
  readonly blikCode?: string | undefined;
  /** Number of the way at Przelewy24. */
  readonly bank?: string | undefined;
  /** Of a wallet. */
  readonly walletToken?: string | undefined;
}

/** The way of payment as the shop takes it. */
export function toPaymentMethod({ code, blikCode, bank, walletToken }: PaymentChoice): PaymentMethodInput {
  const przelewy24 = {
    ...(hasBanks(code) && bank !== undefined && { method: Number(bank) }),
    ...(needsStatement(code, bank) && { regulation_accept: true }),
  };
  const additional = {
    ...(Object.keys(przelewy24).length > 0 && { przelewy24 }),
    ...(walletToken !== undefined && isWallet(code) && walletData(code, walletToken)),
  };
  return {
    code,
    ...(blikCode !== undefined && { blik_code: blikCode }),
    ...(Object.keys(additional).length > 0 && { additional_data: additional }),
  };
}

interface OrderParts {
  /** The cart as it is on the screen. */
  readonly cart: Cart;
  readonly payment: PaymentChoice;
  readonly agreements: readonly Agreement[];
  /** Ids of those that are ticked. */
  readonly granted: ReadonlySet<number>;
}

/** The order with everything that the shopper was shown and has chosen. */
export function toOrderInput({ cart, payment, agreements, granted }: OrderParts): PlaceOrderInput {
  return {
    cart_id: cart.id,
    expected_total: toUnits(cart.total.amount),
    expected_items: cart.lines.map(({ uid, total }) => ({
      cart_item_uid: uid,
      row_total_including_tax: toUnits(total.amount),
    })),
    payment_method: toPaymentMethod(payment),
    consents: agreements.map(({ id }) => ({ agreement_id: id, is_granted: granted.has(id) })),
  };
}

const toUnits = (amount: number) => amount / 100;
