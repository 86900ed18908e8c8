import type { ShopClient } from '../api/shop-client.ts';
import { type LatestOrder, rememberLatestOrder } from '../latest-order/index.ts';
import { isWallet, walletData } from '../wallets/index.ts';
import { RetryPaymentDocument } from './payment.gen.ts';
import type { PaymentMethod, PaymentReason } from './payment-state.ts';

/** How an order is to be paid; without a code as it was chosen first. */
export interface PaymentChoice {
  readonly code?: string;
  /** Six digits. */
  readonly blikCode?: string;
  /** Of a wallet whose sheet was opened on the page. */
  readonly walletToken?: string;
}

/** What came of paying once more. */
export type PaymentStart =
  /** It is paid on a page of the provider. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** By transfer, with what the shop says of it. */
  | { readonly kind: 'transfer'; readonly text: string }
  /** It is confirmed elsewhere: in the app of a bank, or by the provider that a wallet's token went to. */
  | { readonly kind: 'waiting' }
  /** It is paid already. */
  | { readonly kind: 'paid' }
  | {
      readonly kind: 'refused';
      readonly reason: PaymentReason | undefined;
      /** The ways that still work. */
      readonly methods: readonly PaymentMethod[];
    }
  /** With the shop's sentence, where there is one. */
  | { readonly kind: 'failed'; readonly sentence: string | undefined };

/** Begins to pay for an order that is not paid. The shop makes sure that nobody pays twice. */
export async function payOrder(
  shop: ShopClient,
  order: LatestOrder,
  choice: PaymentChoice = {},
): Promise<PaymentStart> {
  const { number, token } = order;
  const { data, refusal } = await shop.query(RetryPaymentDocument, { number, token, method: methodOf(choice) });
  const started = data?.retryPaymentUrl;
  if (refusal?.code === 'payment-paid') return { kind: 'paid' };
  if (!started) return { kind: 'failed', sentence: refusal?.message };
  const { url, instructions, reason_code: reasonCode, reason_sentence: sentence } = started;
  // Whoever comes back, comes back to this order.
  rememberLatestOrder(order);
  if (url) return { kind: 'redirect', url };
  if (instructions) return { kind: 'transfer', text: instructions.text };
  if (!reasonCode) return { kind: 'waiting' };
  return {
    kind: 'refused',
    reason: sentence ? { code: reasonCode, sentence } : undefined,
    methods: started.retry_payment_methods ?? [],
  };
}

function methodOf({ code, blikCode, walletToken }: PaymentChoice) {
  if (code === undefined) return null;
  return {
    code,
    ...(blikCode !== undefined && { blik_code: blikCode }),
    ...(walletToken !== undefined && isWallet(code) && { additional_data: walletData(code, walletToken) }),
  };
}
