import { PLACE } from '../../src/commerce/orders/testing/order-through-api.ts';
import type { graphqlClient } from '../../src/testing/graphql-client.ts';

type Ask = ReturnType<typeof graphqlClient>;

const PATIENCE_MS = 90_000;
const PAUSE_MS = 50;

/** Presses the last button once; gives the order's number, undefined when no answer came that tells one. */
export async function placeOnce(ask: Ask, cartId: string): Promise<string | undefined> {
  try {
    const { data } = await ask(PLACE, { input: { cart_id: cartId } });
    return data?.placeOrder?.order?.order_number;
  } catch {
    return undefined;
  }
}

/** Presses it until there is an answer, as a shopper does. */
export async function placeUntilAnswered(ask: Ask, cartId: string): Promise<string> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const number = await placeOnce(ask, cartId);
    if (number !== undefined) return number;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No order came of the cart within ${PATIENCE_MS / 1_000} s.`);
}
