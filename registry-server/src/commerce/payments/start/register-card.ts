import { isOpen } from '../attempts/attempt-state.ts';
import { type AttemptRow, insertAttempt } from '../attempts/attempts.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import { CardRefused } from '../payments.errors.ts';
import type { CardTransaction, CartToPay } from '../payments.ts';
import type { PayingClient } from '../providers/provider.ts';
import { ENTERED_METHOD, expiryOf } from './prepare-attempt.ts';
import { startAttempt } from './start-attempt.ts';

/** As long the same transaction is given again instead of a second one. */
const REUSABLE_MS = 10 * 60_000;

/**
 * Begins the payment of a cart by a card that is entered on the shop's own page. The order that the cart becomes takes the
 * attempt over; if it never becomes one, the money goes back.
 */
export async function registerCard(
  needs: PaymentNeeds,
  { cartId, siteId, amount, currency, language, payer, savesCard }: CartToPay,
  client: PayingClient,
): Promise<CardTransaction> {
  const { db, now } = needs;
  const site = needs.siteOf(siteId);
  const provider = needs.providers.serving(ENTERED_METHOD);
  if (!provider || needs.providers.isResting(provider.name)) throw new CardRefused();
  const known = await openOfCart(needs, cartId);
  if (known.some(({ capturedAt }) => capturedAt !== null)) throw new CardRefused();
  const reusable = known.findLast((each) => each.amount === amount && each.currency === currency);
  const attempt =
    reusable ??
    (await insertAttempt(db, {
      ...{ siteId, orderId: null, cartId, provider: provider.name, method: ENTERED_METHOD, amount, currency },
      ...{ state: 'created', externalId: null, redirectUrl: null, reasonCode: null },
      ...{ data: JSON.stringify(savesCard ? { saveAlias: true } : {}), startedAt: null, capturedAt: null },
      ...{ expiresAt: expiryOf(ENTERED_METHOD, needs.settingsOf(site), now()), checkAt: null, createdAt: now() },
    }));
  const order = { id: 0, siteId, number: '', language, currency, total: amount, paymentMethod: ENTERED_METHOD, payer };
  const started = await startAttempt(needs, attempt.id, { ...order, isAwaitingPayment: true }, { client });
  const token = started.redirectUrl?.split('/').at(-1);
  if (!token) throw new CardRefused();
  return { token, transaction: started.ourId };
}

async function openOfCart({ db, now }: PaymentNeeds, cartId: string): Promise<AttemptRow[]> {
  const attempts = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('cartId', '=', cartId)
    .where('orderId', 'is', null)
    .where('refunded', '=', 0)
    .orderBy('id')
    .execute();
  const isFresh = ({ createdAt }: AttemptRow) => now().getTime() - createdAt.getTime() < REUSABLE_MS;
  return attempts.filter((each) => each.capturedAt !== null || (isOpen(each.state) && isFresh(each)));
}
