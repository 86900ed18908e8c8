import { useState } from 'react';
import { ApiError, hasCode, isSignedOut } from '../../../api/api-error.ts';
import { type OrderSummary, useShipOrders } from '../../../api/commerce/orders.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { t } from '../../../i18n/pl.ts';
import { likelyCarrier } from '../carriers.ts';

export interface ParcelToSend {
  readonly order: OrderSummary;
  /** Empty: the parcel has none yet. */
  readonly number: string;
}

export interface SendResult {
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused' | 'unknown';
  readonly text: string;
}

const { states } = t.bulkShipping;
const WAITING: SendResult = { state: 'waiting', text: states.waiting };

/**
 * Sends orders one after another and tells of each what came of it. A refusal concerns its own order only; where no
 * answer comes, or nobody is signed in any more, the rest is left alone, since each would end the same.
 */
export function useSendOrders() {
  const { ship, forget } = useShipOrders();
  const [results, setResults] = useState<ReadonlyMap<number, SendResult>>();
  const [isRunning, setRunning] = useState(false);

  async function send(parcels: readonly ParcelToSend[]): Promise<void> {
    const known = new Map(parcels.map(({ order }) => [order.id, WAITING]));
    const tell = (id: number, result: SendResult) => {
      known.set(id, result);
      setResults(new Map(known));
    };
    setRunning(true);
    let stopped: string | undefined;
    for (const { order, number } of parcels) {
      if (stopped !== undefined) {
        tell(order.id, { state: 'refused', text: stopped });
        continue;
      }
      tell(order.id, { state: 'sending', text: states.sending });
      try {
        const tracking = number ? [{ carrierCode: likelyCarrier(order), number }] : [];
        await ship(order.id, { version: order.version, tracking });
        tell(order.id, { state: 'sent', text: states.sent });
      } catch (error) {
        tell(order.id, resultOf(error));
        if (isSignedOut(error)) stopped = states.skippedSignedOut;
        else if (!(error instanceof ApiError)) stopped = states.skipped;
      }
    }
    setRunning(false);
    forget();
  }
  return { results, isRunning, send };
}

function resultOf(error: unknown): SendResult {
  if (!(error instanceof ApiError)) return { state: 'unknown', text: states.unknown };
  const isChanged = hasCode(error, 'order-changed');
  return { state: 'refused', text: isChanged ? states.changed : states.refused(errorSentence(error)) };
}
