import type { PlaceOrderInput, PlaceOrderMutation } from '../../api/operations.gen.ts';
import type { ShopClient } from '../../api/shop-client.ts';
import type { ShopResponse } from '../../api/shop-result.ts';
import { sleep } from '../../api/with-retries.ts';
import { PlaceOrderDocument } from './payment.gen.ts';

type Answer = NonNullable<PlaceOrderMutation['placeOrder']>;

/** An order that the shop has. */
export type PlacedOrder = NonNullable<Answer['order']>;
/** What keeps it from being placed. */
export type OrderRefusal = NonNullable<Answer['errors'][number]>;

/** What came of a press of the button. */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder; readonly wasLost: boolean }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal; readonly wasLost: boolean }
  /** Refused before the order was looked at. */
  | { readonly kind: 'failed'; readonly response: ShopResponse<unknown>; readonly wasLost: boolean }
  /** Nobody knows: every attempt was lost on the way. */
  | { readonly kind: 'unknown' };

interface PlaceOptions {
  readonly client: Pick<ShopClient, 'query'>;
  readonly input: PlaceOrderInput;
  /** Names the press: sent again, it is the same order. */
  readonly idempotencyKey: string;
  /** An answer was lost: from now on it is asked whether the order has arrived. */
  readonly onLost: () => void;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Pauses before it is asked again, in milliseconds; one cart becomes one order, however often. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 8_000];

/** Sends the order; where the answer is lost the same cart is sent again until somebody says what became of it. */
export async function placeOrder({
  client,
  input,
  idempotencyKey,
  onLost,
  wait = sleep,
}: PlaceOptions): Promise<OrderOutcome> {
  const send = () => client.query(PlaceOrderDocument, { input }, { idempotencyKey });
  let response = await send();
  let wasLost = false;
  for (const pause of PAUSES_MS) {
    if (!isLost(response)) break;
    if (!wasLost) onLost();
    wasLost = true;
    await wait(pause);
    response = await send();
  }
  if (isLost(response)) return { kind: 'unknown' };
  const placed = response.data?.placeOrder;
  if (placed?.order) return { kind: 'placed', order: placed.order, wasLost };
  const refusal = placed?.errors.find((error) => error !== null);
  return refusal ? { kind: 'refused', refusal, wasLost } : { kind: 'failed', response, wasLost };
}

/** No answer, or one of something between here and the shop, which names no reason: the order may have been placed. */
const isLost = ({ result, refusal }: ShopResponse<unknown>) =>
  result.kind === 'unreachable' || (result.kind === 'unavailable' && refusal?.code === undefined);
