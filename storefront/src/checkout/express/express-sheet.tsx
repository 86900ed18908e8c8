import type { Money, SiteDetails } from '@witryna/module-schemas';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { shopClientOf } from '../../api/shop-client.ts';
import type { CartStore } from '../../cart/index.ts';
import { isOffline } from '../../forms/action-result.ts';
import { type Fault, FaultSummary } from '../../forms/fault-summary.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { fillIn } from '../../i18n/messages.ts';
import { type PointNetwork, pointInWords, rememberedPoint } from '../../parcel-points/index.ts';
import { useWalletOpener, WALLET_NAMES, type WalletCode, type WalletSheets } from '../../wallets/index.ts';
import type { DeliveryMethod } from '../checkout.ts';
import { firstMissing } from '../payment/check-order.ts';
import { concludeOrder } from '../payment/conclude-order.ts';
import { ConsentBoxes } from '../payment/consent-boxes.tsx';
import { obstacleOfFailure } from '../payment/obstacle.ts';
import type { PaymentLocale } from '../payment/payment-locale.ts';
import parts from '../payment/payment-step.module.css';
import { obstacleOf } from '../payment/refusal.ts';
import { trackPayment } from '../payment/track-payment.ts';
import { ExpressDeliveries } from './express-deliveries.tsx';
import { type ExpressOffer, readOffer, totalWith } from './express-offer.ts';
import { type ExpressOutcome, orderByWallet } from './express-order.ts';
import styles from './express-sheet.module.css';
import type { PickedPoint } from './open-express.tsx';

interface ExpressSheetProps {
  readonly titleId: string;
  readonly site: SiteDetails;
  readonly store: CartStore;
  readonly wallet: WalletCode;
  readonly sheets: WalletSheets;
  readonly locale: PaymentLocale;
  readonly picked: PickedPoint | undefined;
  readonly pickPoint: (network: PointNetwork, granted: ReadonlySet<number>) => void;
  readonly addressOf: (path: string) => string;
}

/**
 * What the wallet does not ask: how the parcel goes, what it comes to, and what is agreed to. Its button orders, by
 * opening the wallet, which knows the address.
 */
export function ExpressSheet(props: ExpressSheetProps) {
  const { titleId, site, store, wallet, sheets, locale, picked, pickPoint, addressOf } = props;
  const { texts, money } = locale;
  const { express } = texts;
  const id = useId();
  const client = useMemo(() => shopClientOf(site), [site]);
  const { cart } = useSyncExternalStore(store.subscribe, store.view);
  const [offer, setOffer] = useState<ExpressOffer | 'failed'>();
  const [chosen, setChosen] = useState<DeliveryMethod>();
  const [total, setTotal] = useState<Money>();
  const [sumAttempt, setSumAttempt] = useState(0);
  const [granted, setGranted] = useState<ReadonlySet<number>>(picked?.granted ?? NOTHING);
  const [summary, setSummary] = useState<{ readonly faults: readonly Fault[]; readonly attempt: number }>(NO_FAULTS);
  const [message, setMessage] = useState('');
  const [isOrdering, setOrdering] = useState(false);
  const isBusy = useRef(false);
  /** Of an order of which nobody knows what became. */
  const again = useRef<() => Promise<ExpressOutcome>>(undefined);
  const openWallet = useWalletOpener({ code: wallet, sheets, client });
  const cartId = cart?.id;

  const pointOf = (network: PointNetwork) => (picked?.network === network ? picked.point : rememberedPoint(network));

  useEffect(() => {
    let isLeft = false;
    if (cartId !== undefined) {
      void readOffer(client, cartId).then((read) => {
        if (isLeft) return;
        setOffer(read ?? 'failed');
        setChosen(read?.deliveries.find(({ network }) => picked !== undefined && network === picked.network));
      });
    }
    return () => {
      isLeft = true;
    };
  }, [client, cartId, picked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that did not come is asked for once more
  useEffect(() => {
    let isLeft = false;
    setTotal(undefined);
    if (cartId !== undefined && chosen) {
      void totalWith(client, cartId, chosen).then((found) => !isLeft && setTotal(found));
    }
    return () => {
      isLeft = true;
    };
  }, [client, cartId, chosen, sumAttempt]);

  if (!cart || offer === undefined) return frame(<p role="status">{express.loading}</p>);
  if (offer === 'failed' || offer.deliveries.length === 0) {
    return frame(
      <>
        <p>{express.failed}</p>
        {toCheckout()}
      </>,
    );
  }
  const { agreements, deliveries } = offer;

  function tell(faults: readonly Fault[]) {
    setSummary(({ attempt }) => ({ faults, attempt: attempt + 1 }));
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current || !cart) return;
    const missing = firstMissing(agreements, granted);
    const hasPoint = !chosen?.network || pointOf(chosen.network);
    const faults = [
      ...(chosen ? [] : [{ fieldId: `${id}deliveries`, message: express.deliveryMissing }]),
      ...(hasPoint ? [] : [{ fieldId: `${id}deliveries`, message: express.pointMissing }]),
      ...(missing ? [{ fieldId: `${id}consent${missing.id}`, message: texts.consentsMissing }] : []),
    ];
    setMessage('');
    tell(faults);
    if (faults.length > 0 || !chosen) return;
    if (isOffline()) return setMessage(texts.offline);
    // The sum is on its way: what the wallet shows has to be what is paid.
    if (!total || !openWallet) {
      setSumAttempt(sumAttempt + 1);
      return setMessage(express.loading);
    }
    isBusy.current = true;
    setOrdering(true);
    await order(chosen, total);
    isBusy.current = false;
    setOrdering(false);
  }

  async function order(delivery: DeliveryMethod, sum: Money) {
    if (!cart || !openWallet) return;
    if (again.current) return follow(await again.current(), sum);
    trackPayment(cart, wallet, addressOf);
    const left = await openWallet({ ...sum, asksContact: true });
    if (left.kind === 'closed') return setMessage(texts.walletClosed);
    if (left.kind === 'absent' || !left.contact) return setMessage(express.absent);
    const outcome = await orderByWallet(client, {
      cart,
      total: sum,
      delivery,
      point: delivery.network && pointOf(delivery.network)?.code,
      agreements,
      granted,
      wallet,
      token: left.token,
      contact: left.contact,
    });
    left.complete(outcome.kind === 'placed' && !outcome.order.payment_error);
    follow(outcome, sum);
  }

  function follow(outcome: ExpressOutcome, sum: Money) {
    again.current = outcome.kind === 'unknown' ? outcome.again : undefined;
    if (outcome.kind === 'placed') {
      concludeOrder(outcome.order, { total: sum, hasAccount: false, addressOf, endCart: store.end });
      return;
    }
    setMessage(sentenceOf(outcome));
    if (outcome.kind !== 'unknown') void store.start();
  }

  function sentenceOf(outcome: Exclude<ExpressOutcome, { kind: 'placed' }>): string {
    if (outcome.kind === 'unknown' || !cart) return texts.unknown;
    const obstacle =
      outcome.kind === 'refused'
        ? obstacleOf(outcome.refusal, cart, texts)
        : obstacleOfFailure(outcome.response, texts);
    return 'sentence' in obstacle ? obstacle.sentence : express.changed;
  }

  function frame(children: ReactNode) {
    return (
      <div className={styles.root}>
        <h2 className={styles.title} id={titleId} tabIndex={-1}>
          {fillIn(express.title, { wallet: WALLET_NAMES[wallet] })}
        </h2>
        {children}
      </div>
    );
  }

  function toCheckout() {
    return (
      <a className={styles.link} href={addressOf('/checkout')}>
        {express.toCheckout}
      </a>
    );
  }

  return frame(
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FaultSummary title={texts.faults} {...summary} />
      <p className={styles.quiet}>{express.address}</p>
      <ExpressDeliveries
        id={`${id}deliveries`}
        deliveries={deliveries}
        chosen={chosen}
        locale={locale}
        pointOf={(network) => {
          const point = pointOf(network);
          return point && pointInWords(point);
        }}
        onChoose={setChosen}
        onPickPoint={(network) => pickPoint(network, granted)}
      />
      <ConsentBoxes
        id={`${id}consent`}
        agreements={agreements}
        granted={granted}
        fault={summary.faults.find(({ fieldId }) => fieldId?.startsWith(`${id}consent`))?.message}
        locale={locale}
        addressOf={(code) => {
          const path = site.properties[code];
          return path && addressOf(path);
        }}
        onChange={setGranted}
      />
      <div className={parts.order}>
        <p className={parts.sum} aria-live="polite">
          <span>{texts.total}</span> <strong>{total ? money(total) : '–'}</strong>
        </p>
        <SubmitButton label={texts.order} isSending={isOrdering} sendingLabel={texts.walletOpen} />
        <p role="status" className={parts.progress}>
          {message}
        </p>
        {toCheckout()}
      </div>
    </form>,
  );
}

const NOTHING: ReadonlySet<number> = new Set();
const NO_FAULTS = { faults: [], attempt: 0 };
