import { engineOf } from '../../../database/engine.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { CardRefused } from '../payments.errors.ts';
import type { Payer, PayingClient } from '../providers/provider.ts';
import { type Attempt, cardsOfCart, ENTERED_METHOD, insertAttempt } from './attempts.store.ts';
import { pollOpenAttempts } from './poll-status.ts';
import { expiryOf } from './prepare-attempt.ts';
import { hasPayablePage, isRepeatedRequest } from './reusable-attempt.ts';
import { registerWithProvider } from './start-attempt.ts';
import { awaitStart, isAbandoned, isStarting, leaseEnd, waitDeadline } from './start-lease.ts';

/** What is in a cart that is paid by a card before it is an order. */
export interface CartToPay {
  readonly cartId: string;
  readonly siteId: number;
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  readonly payer: Payer;
  /** The shopper wants the card to be kept by the provider. */
  readonly savesCard: boolean;
}

/** A transaction that the page's card form finishes. */
export interface CardTransaction {
  /** The provider's, for its form. */
  readonly token: string;
  /** Our own id of the attempt. */
  readonly transaction: string;
}

/** Of one cart; nobody who means to pay needs more. */
const MOST_ATTEMPTS = 10;

/**
 * Begins the payment of a cart by a card that is entered on the shop's own page, one at a time. The order that the cart
 * becomes takes the attempt over; if it never becomes one, the money goes back.
 */
export async function registerCard(deps: PaymentDeps, cart: CartToPay, client: PayingClient): Promise<CardTransaction> {
  const { cartId, siteId, amount, currency, language, payer } = cart;
  const provider = deps.providers.serving(ENTERED_METHOD);
  if (!provider || deps.providers.isResting(provider.name)) throw new CardRefused();
  const asked = { at: deps.now(), deadline: waitDeadline(deps) };
  const order = {
    id: 0,
    siteId,
    number: '',
    language,
    currency,
    total: amount,
    paymentMethod: ENTERED_METHOD,
    payer,
    shippingMethod: '',
    isAwaitingPayment: true,
  };
  for (;;) {
    const known = await cardsOfCart(deps.db, cartId);
    const given = await givenAgain(deps, known, cart, asked);
    if (given === 'gone') continue;
    if (given) return toTransaction(given);
    const taken = await takeCart(deps, cart, { provider: provider.name, lastId: known.at(-1)?.id ?? 0 });
    if (taken) return toTransaction(await registerWithProvider(deps, taken, order, { client }));
    // Somebody was faster: theirs is waited for.
    if (known.length >= MOST_ATTEMPTS) throw new CardRefused();
  }
}

/** The transaction that is given once more; `gone` when what was waited for has to be looked at anew. */
async function givenAgain(
  deps: PaymentDeps,
  known: readonly Attempt[],
  { amount, currency }: CartToPay,
  asked: { readonly at: Date; readonly deadline: number },
): Promise<Attempt | 'gone' | undefined> {
  const last = known.at(-1);
  const isSame = (attempt: Attempt) => attempt.amount === amount && attempt.currency === currency;
  if (last && isStarting(last, deps.now())) {
    const ended = await awaitStart(deps, last.id, asked.deadline);
    if (isStarting(ended, deps.now())) throw new CardRefused();
    return isSame(ended) && !isAbandoned(ended, deps.now()) ? ended : 'gone';
  }
  if (known.length >= MOST_ATTEMPTS) throw new CardRefused();
  const attempts = await pollOpenAttempts(deps, known);
  if (attempts.some(({ capturedAt }) => capturedAt !== null)) throw new CardRefused();
  const newest = attempts.at(-1);
  const isGiven = newest && isSame(newest) && hasPayablePage(deps, newest) && isRepeatedRequest(deps, newest, asked.at);
  return isGiven ? newest : undefined;
}

/** Writes the attempt, its beginning taken with it; undefined when somebody else has written one meanwhile. */
function takeCart(
  deps: PaymentDeps,
  { cartId, siteId, amount, currency, savesCard }: CartToPay,
  { provider, lastId }: { readonly provider: Attempt['provider']; readonly lastId: number },
): Promise<Attempt | undefined> {
  const now = deps.now();
  return inTransaction(deps.db, async (trx) => {
    await lockCart(trx, cartId);
    if ((await cardsOfCart(trx, cartId)).some(({ id }) => id > lastId)) return undefined;
    return insertAttempt(trx, {
      siteId,
      orderId: null,
      cartId,
      provider,
      method: ENTERED_METHOD,
      amount,
      currency,
      state: 'created',
      redirectUrl: null,
      reasonCode: null,
      capturedAt: null,
      checkAt: null,
      data: JSON.stringify(savesCard ? { saveAlias: true } : {}),
      startedAt: now,
      leaseUntil: leaseEnd(deps),
      expiresAt: expiryOf(ENTERED_METHOD, deps.settingsOf(deps.siteOf(siteId)), now),
      createdAt: now,
    });
  });
}

async function lockCart(trx: Trx, cartId: string): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    await trx.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate().execute();
  }
}

function toTransaction({ redirectUrl, merchantReference }: Attempt): CardTransaction {
  const token = redirectUrl?.split('/').at(-1);
  if (!token) throw new CardRefused();
  return { token, transaction: merchantReference };
}
