import { useEffect, useMemo, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { BrowserConfig } from '../config.ts';
import type { AfterOrderTexts } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import type { LatestOrder } from '../latest-order/index.ts';
import { createAnnouncer } from '../notices/index.ts';
import { askPayment, type PaymentAnswer, pollPayment } from '../payment/index.ts';
import buttons from '../ui/text-button.module.css';
import styles from './blik-waiting.module.css';

interface BlikWaitingProps {
  readonly titleId: string;
  readonly order: LatestOrder;
  readonly amountText: string;
  readonly shopName: string;
  /** When the waiting began, in milliseconds. */
  readonly since: number;
  readonly config: BrowserConfig;
  readonly texts: AfterOrderTexts;
  readonly shop: ShopClient;
  readonly onPaid: () => void;
  readonly onRefused: (code: string, sentence: string) => void;
  readonly onOtherMethod: () => void;
  /** Nothing came in time. */
  readonly onLate: () => void;
}

const SPOKEN_AT_S = 15;

/** What stands in the dialog while the app of a bank has the word: what to do there, and how long that is possible. */
export function BlikWaiting(props: BlikWaitingProps) {
  const { titleId, order, amountText, shopName, since, config, texts, shop } = props;
  const { onPaid, onRefused, onOtherMethod, onLate } = props;
  const secondsLeft = useSecondsLeft(since + config.blikConfirmMs);
  const [isOnline, setOnline] = useState(true);
  const announce = useMemo(() => createAnnouncer(document), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one waiting from its beginning to its end
  useEffect(() => {
    function onAnswer(answer: PaymentAnswer) {
      // One answer that failed says nothing of the payment.
      if (answer.kind !== 'known') return;
      const { outcome, reason } = answer.state;
      if (outcome === 'paid') end(onPaid);
      if (outcome === 'failed') end(() => onRefused(reason?.code ?? '', reason?.sentence ?? texts.isRefused));
    }
    function end(go: () => void) {
      stop();
      go();
    }
    const stop = pollPayment({
      ask: () => askPayment(shop, order),
      pauseAfter: (_answers, elapsedMs) => {
        if (elapsedMs >= config.blikEndMs) return undefined;
        return elapsedMs < config.blikConfirmMs ? config.blikPollMs : config.blikLatePollMs;
      },
      onAnswer,
      onEnd: onLate,
      onConnection: setOnline,
      since,
    });
    return stop;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the moment comes, and only then
  useEffect(() => {
    if (secondsLeft === Math.round(config.blikConfirmMs / 1000)) {
      announce(fillIn(texts.blikBegins, { seconds: String(secondsLeft) }), 'polite');
    }
    if (secondsLeft === SPOKEN_AT_S) announce(texts.blikLeftSpoken, 'polite');
    if (secondsLeft === 0) announce(texts.blikSilent, 'assertive');
  }, [secondsLeft]);

  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={titleId} tabIndex={-1}>
        {texts.blikTitle}
      </h2>
      <p>{fillIn(texts.blikInfo, { amount: amountText, shop: shopName })}</p>
      {secondsLeft > 0 ? (
        <p className={styles.timer} role="timer" aria-live="off">
          {fillIn(texts.blikLeft, { time: clockOf(secondsLeft) })}
        </p>
      ) : (
        <p className={styles.silent}>{texts.blikSilent}</p>
      )}
      {!isOnline && <p role="status">{texts.offline}</p>}
      <div className={styles.foot}>
        <button type="button" className={buttons.textButton} onClick={onOtherMethod}>
          {texts.otherPayment}
        </button>
        <p className={styles.leave}>{texts.blikLeave}</p>
      </div>
    </div>
  );
}

/** Whole seconds up to a moment, never less than none. */
function useSecondsLeft(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` follows from `until`
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

/** `0:45` */
const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
