import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { type BrowserConfig, browserConfig } from '../config.ts';
import { type KnownOrder, OrderGate } from '../find-order/index.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { type AfterOrderTexts, afterOrderTextsOf } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import { createAnnouncer } from '../notices/index.ts';
import { orderLocaleOf } from '../order-parts/index.ts';
import { askPayment, type PaymentAnswer, type PaymentState, pollPayment } from '../payment/index.ts';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { numberInAddress } from './number-in-address.ts';

interface PaymentVerificationProps extends LinkedPageProps {
  readonly site: SiteDetails;
  readonly config?: BrowserConfig;
}

/** Pauses after each answer, in seconds; the last one for all that follow. */
const PAUSES_S = [1, 2, 3, 5, 8, 10];

/** Waits for the word of a bank, and goes on to where it leads. */
export function PaymentVerification(props: PaymentVerificationProps) {
  const { texts: pageTexts, shop, addressOf, site, config = browserConfig } = props;
  const texts = afterOrderTextsOf(site.language);
  const gate = { shop, pageTexts, texts, addressOf, numberInAddress };
  return (
    <OrderGate {...gate}>
      {(order, onMissing) => (
        <Verifying
          order={order}
          shop={shop}
          site={site}
          texts={texts}
          config={config}
          addressOf={addressOf}
          onMissing={onMissing}
        />
      )}
    </OrderGate>
  );
}

interface VerifyingProps {
  readonly order: KnownOrder;
  readonly shop: ShopClient;
  readonly site: SiteDetails;
  readonly texts: AfterOrderTexts;
  readonly config: BrowserConfig;
  readonly addressOf: (path: string) => string;
  readonly onMissing: () => void;
}

function Verifying({ order, shop, site, texts, config, addressOf, onMissing }: VerifyingProps) {
  const [total, setTotal] = useState<PaymentState['total']>();
  const [isOnline, setOnline] = useState(true);
  const [isSlow, setSlow] = useState(false);
  const [isOver, setOver] = useState(false);
  const [round, setRound] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const announce = useMemo(() => createAnnouncer(document), []);
  const { money } = orderLocaleOf(site.language);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round of asking
  useEffect(() => {
    setSlow(false);
    const slow = setTimeout(() => setSlow(true), config.paymentSlowMs);

    function onAnswer(answer: PaymentAnswer) {
      if (answer.kind === 'missing') return leave(onMissing);
      if (answer.kind === 'unanswered') return;
      const { state } = answer;
      setTotal(state.total);
      const next = nextPath(state, order.token);
      if (next === undefined) return;
      if (state.outcome === 'paid') announce(texts.isPaid, 'assertive');
      if (state.outcome === 'failed') announce(texts.isRefused, 'assertive');
      leave(() => window.location.replace(addressOf(next.path) + next.hash));
    }
    function leave(go: () => void) {
      clearTimeout(slow);
      stop();
      go();
    }

    const stop = pollPayment({
      ask: () => askPayment(shop, order),
      pauseAfter: (answers, elapsedMs) =>
        elapsedMs < config.paymentEndMs ? (PAUSES_S[answers] ?? PAUSES_S.at(-1) ?? 1) * 1000 : undefined,
      onAnswer,
      onEnd: () => setOver(true),
      onConnection: setOnline,
    });
    return () => {
      clearTimeout(slow);
      stop();
    };
  }, [round]);

  useEffect(() => {
    if (isOver) title.current?.focus({ preventScroll: true });
  }, [isOver]);

  const { number } = order;
  const orderAddress = `${addressOf('/order')}#token=${encodeURIComponent(order.token)}`;
  if (isOver) {
    return (
      <FormPage title={texts.verifyEndTitle} titleRef={title} info={fillIn(texts.verifyEnd, { number })}>
        <Actions>
          <SubmitButton
            label={texts.verifyAgain}
            isSending={false}
            sendingLabel={texts.sending}
            onPress={() => {
              setOver(false);
              setRound(round + 1);
            }}
          />
          <SecondaryAction href={orderAddress}>{texts.checkStatus}</SecondaryAction>
        </Actions>
      </FormPage>
    );
  }
  return (
    <FormPage title={texts.verifyTitle} info={texts.verifyInfo}>
      <p>
        {total ? fillIn(texts.verifyOrder, { number, amount: money(total) }) : fillIn(texts.orderTitle, { number })}
      </p>
      <div role="status">
        {!isOnline && <p>{texts.offline}</p>}
        {isOnline && isSlow && (
          <p>
            {texts.verifySlow} {texts.verifyBroken}
          </p>
        )}
      </div>
      {isSlow && (
        <Actions>
          <SecondaryAction href={orderAddress}>{texts.toOrder}</SecondaryAction>
        </Actions>
      )}
    </FormPage>
  );
}

/** Where a state leads; undefined while it is waited for. */
function nextPath(state: PaymentState, token: string): { readonly path: string; readonly hash: string } | undefined {
  const order = { path: '/order', hash: `#token=${encodeURIComponent(token)}` };
  if (state.outcome === 'paid') return { path: '/thank-you', hash: '' };
  if (state.outcome === 'refunded' || state.isCanceled) return order;
  if (state.outcome === 'failed') {
    const code = state.reason?.code;
    return { path: code ? `/payment-error/${encodeURIComponent(code)}` : '/payment-error', hash: '' };
  }
  return state.isOffline ? { path: '/thank-you', hash: '' } : undefined;
}
