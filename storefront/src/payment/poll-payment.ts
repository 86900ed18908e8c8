import { isOffline } from '../forms/action-result.ts';
import type { PaymentAnswer } from './payment-state.ts';

interface PollOptions {
  readonly ask: () => Promise<PaymentAnswer>;
  /** The pause after so many answers, in milliseconds; undefined ends the asking. */
  readonly pauseAfter: (answers: number, elapsedMs: number) => number | undefined;
  readonly onAnswer: (answer: PaymentAnswer) => void;
  readonly onEnd: () => void;
  /** Whether the browser has a connection. */
  readonly onConnection?: (isOnline: boolean) => void;
  /** When it was begun to wait, where that was before. */
  readonly since?: number;
}

/**
 * Asks for a payment again and again, at once when somebody comes back to the tab or the connection does. What fails is
 * no answer. Gives the function that stops it.
 */
export function pollPayment(options: PollOptions): () => void {
  const { ask, pauseAfter, onAnswer, onEnd, onConnection, since = Date.now() } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answers = 0;
  let isAsking = false;
  let isStopped = false;

  async function askOnce() {
    if (isAsking || isStopped) return;
    clearTimeout(timer);
    if (isOffline()) return plan();
    isAsking = true;
    const answer = await ask();
    isAsking = false;
    if (isStopped) return;
    onAnswer(answer);
    if (!isStopped) plan();
  }

  function plan() {
    const pause = pauseAfter(answers, Date.now() - since);
    answers += 1;
    if (pause !== undefined) {
      timer = setTimeout(() => void askOnce(), pause);
      return;
    }
    stop();
    onEnd();
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible') void askOnce();
  };
  const onOnline = () => {
    onConnection?.(true);
    void askOnce();
  };
  const onOffline = () => onConnection?.(false);

  function stop() {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
  }

  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  if (isOffline()) onConnection?.(false);
  void askOnce();
  return stop;
}
