import { type RefObject, useEffect, useRef, useState } from 'react';
import { requestKey } from '../../api/request-key.ts';
import type { ShopResponse } from '../../api/shop-result.ts';
import type { Cart } from '../../cart/index.ts';
import { isOffline } from '../../forms/action-result.ts';
import type { Fault } from '../../forms/fault-summary.tsx';
import { useFaultTitle } from '../../forms/use-fault-title.ts';
import { fillIn } from '../../i18n/messages.ts';
import { createAnnouncer } from '../../notices/index.ts';
import { useOnline } from '../../ui/use-online.ts';
import type { OpenWallet, WalletOutcome } from '../../wallets/index.ts';
import { parseBlikCode } from './blik-code.ts';
import { checkOrder, firstMissing, type OrderForm, type PartIds } from './check-order.ts';
import { concludeOrder } from './conclude-order.ts';
import { loadObstaclePanel } from './load-rare-parts.ts';
import { type Obstacle, obstacleOfFailure, type ShortLine, withoutLine } from './obstacle.ts';
import { openWaiting } from './open-waiting.ts';
import type { UnpaidOrder } from './pay-placed.tsx';
import { DropOrderCouponDocument, SetOrderQuantityDocument } from './payment.gen.ts';
import { toOrderInput } from './payment-input.ts';
import type { PaymentLocale } from './payment-locale.ts';
import type { PaymentStepProps } from './payment-step.tsx';
import { type PlacedOrder, placeOrder } from './place-order.ts';
import { trackPayment } from './track-payment.ts';

interface OrderOptions extends PaymentStepProps {
  readonly locale: PaymentLocale;
  readonly ids: PartIds;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Opens the wallet that was chosen, where that is done on this page. */
  readonly openWallet: OpenWallet | undefined;
}

/** From then on the button says more. */
const SLOW_MS = 4_000;

/** The order from the press of its button to what follows it. */
export function useOrder(options: OrderOptions) {
  const { view, store, client, site, addressOf, locale, ids, form, openWallet, accountPassword } = options;
  const { cart, agreements } = view;
  const { texts, money } = locale;
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [phase, setPhase] = useState<'idle' | 'wallet' | 'sending' | 'checking'>('idle');
  const [progress, setProgress] = useState('');
  const [unpaid, setUnpaid] = useState<UnpaidOrder>();
  /** A press before the next rendering is the same press. */
  const isBusy = useRef(false);
  /** The cart as the shopper has agreed to it. */
  const agreed = useRef(cart);
  /** Of a press of which nobody knows what became: the next one asks for the same order. */
  const openKey = useRef<string>(undefined);
  const isOnline = useOnline();
  useFaultTitle(faults.length > 0, texts.faultTitle);

  useEffect(() => {
    if (phase !== 'sending') return;
    const timer = setTimeout(() => setProgress(texts.slow), SLOW_MS);
    return () => clearTimeout(timer);
  }, [phase, texts]);

  useEffect(() => {
    if (isOnline) setProgress((said) => (said === texts.offline ? texts.back : said));
  }, [isOnline, texts]);

  function tell(found: readonly Fault[], standing?: Obstacle) {
    setFaults(found);
    setObstacle(standing);
    setAttempt((count) => count + 1);
  }

  /** What is wrong with a part of this step is told there, all else above the button. */
  function stand(standing: Obstacle) {
    const { kind } = standing;
    if (kind !== 'ways' && kind !== 'blik' && kind !== 'consents') return tell([], standing);
    const fieldId = kind === 'consents' ? `${ids.consents}${firstMissing(agreements, new Set())?.id}` : ids[kind];
    tell([{ fieldId, message: standing.sentence }]);
  }

  async function press(given: OrderForm) {
    if (isBusy.current) return;
    const found = checkOrder(given, { agreements, texts, ids });
    setProgress('');
    if (found.length > 0 || given.code === undefined) return tell(found);
    // What was told has to be answered first.
    if (obstacle?.kind === 'changed' || obstacle?.kind === 'short') return tell([], obstacle);
    if (agreed.current.total.amount !== cart.total.amount) return tell([], { kind: 'changed', before: agreed.current });
    if (isOffline()) return setProgress(texts.offline);
    isBusy.current = true;
    setFaults([]);
    setObstacle(undefined);
    // While the press is handled: a browser opens a wallet for nothing else.
    const wallet = openWallet?.(cart.total);
    setPhase(wallet ? 'wallet' : 'sending');
    const left = await wallet;
    if (left?.kind === 'closed') setProgress(texts.walletClosed);
    else {
      setPhase('sending');
      await send(given, given.code, cart, left);
    }
    isBusy.current = false;
    setPhase('idle');
  }

  /** A wallet that could not be opened is paid on the provider's page, to which the order leads. */
  async function send(
    { bank, blik, granted, isFree }: OrderForm,
    code: string,
    shown: Cart,
    wallet: WalletOutcome | undefined,
  ) {
    openKey.current ??= requestKey();
    trackPayment(shown, code, addressOf);
    const paid = wallet?.kind === 'paid' ? wallet : undefined;
    const payment = { code, bank, blikCode: isFree ? undefined : parseBlikCode(blik), walletToken: paid?.token };
    const outcome = await placeOrder({
      client,
      input: {
        ...toOrderInput({ cart: shown, payment, agreements, granted }),
        ...(accountPassword !== undefined && { account: { password: accountPassword } }),
      },
      idempotencyKey: openKey.current,
      onLost: () => {
        setPhase('checking');
        setProgress(texts.checking);
      },
    });
    paid?.complete(outcome.kind === 'placed' && !outcome.order.payment_error);
    if (outcome.kind === 'unknown') return setProgress(texts.unknown);
    openKey.current = undefined;
    if (outcome.kind === 'placed') return follow(outcome.order, shown, outcome.wasLost);
    setProgress(outcome.wasLost ? texts.notArrived : '');
    if (outcome.kind === 'failed') return stand(obstacleOfFailure(outcome.response, texts));
    // What the cart is now is shown together with why it was refused.
    const [panel] = await Promise.all([loadObstaclePanel().catch(() => undefined), store.load()]);
    const { refusal } = outcome;
    // Without the code that knows what to do about it, the reason is told as the shop gave it.
    if (panel) stand(panel.obstacleOf(refusal, shown, texts));
    else setProgress(refusal.sentence ?? refusal.message);
  }

  function follow(order: PlacedOrder, { total }: Cart, wasLost: boolean) {
    const { order_number: number, token, payment_method: code } = order;
    const hasAccount = accountPassword !== undefined && !order.account_error;
    const next = concludeOrder(order, { total, hasAccount, addressOf, endCart: store.end });
    setProgress(wasLost ? fillIn(texts.arrived, { number }) : '');
    const waiting = { number, token: token ?? '', code: code ?? '', amountText: money(total), sentence: undefined };
    if (next?.kind === 'again') setUnpaid({ ...waiting, sentence: next.sentence });
    if (next?.kind === 'wait') waitForBank(waiting);
  }

  function waitForBank(order: UnpaidOrder) {
    void openWaiting(order, { site, addressOf, onRefused: (sentence) => setUnpaid({ ...order, sentence }) });
  }

  /** Changes the order as the shopper asked for it; the new amount is agreed to with that. */
  async function mend(
    send: (cartId: string) => Promise<ShopResponse<unknown>>,
    next: (known: Obstacle | undefined) => Obstacle | undefined,
  ) {
    const response = await store.change(send, () => undefined);
    if (!response.data) return stand(obstacleOfFailure(response, texts));
    await store.load();
    const now = store.view();
    if (now.status === 'ready') agreed.current = now.cart;
    setObstacle(next);
    if (now.status === 'ready') say(fillIn(texts.fixed, { after: money(now.cart.total) }));
    focusButton();
  }

  const say = (text: string) => createAnnouncer(document)(text, 'polite');
  const focusButton = () => form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();

  return {
    faults,
    attempt,
    obstacle,
    isSending: phase !== 'idle',
    sendingLabel: phase === 'wallet' ? texts.walletOpen : texts.sending,
    progress,
    unpaid,
    press,
    waitForBank,
    faultOf: (id: string) => faults.find(({ fieldId }) => fieldId === id)?.message,
    consentFault: faults.find(({ fieldId }) => fieldId?.startsWith(ids.consents))?.message,
    clearFault: (id: string) => setFaults((known) => known.filter(({ fieldId }) => fieldId !== id)),
    /** The fault of the consents goes away once no required one is missing. */
    checkConsents(granted: ReadonlySet<number>) {
      if (firstMissing(agreements, granted)) return;
      setFaults((known) => known.filter(({ fieldId }) => !fieldId?.startsWith(ids.consents)));
    },
    /** Agrees to the amount as it is now; that orders nothing yet. */
    accept() {
      agreed.current = cart;
      store.acceptPrices();
      setObstacle(undefined);
      say(fillIn(texts.accepted, { after: money(cart.total) }));
      focusButton();
    },
    setQuantity: ({ uid }: ShortLine, quantity: number) =>
      mend(
        (cartId) => client.query(SetOrderQuantityDocument, { cartId, uid, quantity }),
        (known) => withoutLine(known, uid),
      ),
    dropCoupon: () =>
      mend(
        (cartId) => client.query(DropOrderCouponDocument, { cartId }),
        () => undefined,
      ),
  };
}
