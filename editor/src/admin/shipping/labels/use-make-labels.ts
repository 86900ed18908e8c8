import { useState } from 'react';
import { ApiError, isSignedOut } from '../../../api/api-error.ts';
import { type LabelBody, type ShippingLabel, useLabelMutations } from '../../../api/commerce/shipping-labels.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { faultsAtFields } from '../../../forms/faults-at-fields.ts';
import { t } from '../../../i18n/pl.ts';

export interface LabelToMake {
  readonly orderId: number;
  readonly body: LabelBody;
}

export interface MakeResult {
  readonly state: 'waiting' | 'making' | 'made' | 'refused' | 'unknown';
  readonly text: string;
}

const WAITING: MakeResult = { state: 'waiting', text: t.labels.bulk.waiting };

/**
 * Has labels made one after another, and tells of each what came of it. A refusal concerns its own order only; where no
 * answer comes, or nobody is signed in any more, the rest is left alone, since each would end the same.
 */
export function useMakeLabels() {
  const { makeOne, forget } = useLabelMutations();
  const [results, setResults] = useState<ReadonlyMap<number, MakeResult>>();
  const [made, setMade] = useState<readonly ShippingLabel[]>([]);
  const [isRunning, setRunning] = useState(false);

  async function make(wanted: readonly LabelToMake[]): Promise<void> {
    const known = new Map(wanted.map(({ orderId }) => [orderId, WAITING]));
    const tell = (orderId: number, result: MakeResult) => {
      known.set(orderId, result);
      setResults(new Map(known));
    };
    setRunning(true);
    let stopped: string | undefined;
    for (const { orderId, body } of wanted) {
      if (stopped !== undefined) {
        tell(orderId, { state: 'refused', text: stopped });
        continue;
      }
      tell(orderId, { state: 'making', text: t.labels.bulk.making });
      try {
        const label = await makeOne(orderId, body);
        tell(orderId, resultOf(label));
        if (label.status === 'ready') setMade((before) => [...before, label]);
      } catch (error) {
        tell(orderId, refusalOf(error));
        if (isSignedOut(error)) stopped = t.labels.bulk.skippedSignedOut;
        else if (!(error instanceof ApiError)) stopped = t.labels.bulk.skipped;
      }
    }
    setRunning(false);
    forget();
  }
  return { results, made, isRunning, make };
}

function resultOf({ status, trackingNumber, problem }: ShippingLabel): MakeResult {
  if (status === 'ready') return { state: 'made', text: trackingNumber ?? '' };
  if (status === 'pending') return { state: 'made', text: t.labels.doneWithoutNumber };
  if (status === 'requested') return { state: 'unknown', text: t.labels.states.requested };
  return { state: 'refused', text: problem ?? t.labels.states.refused };
}

function refusalOf(error: unknown): MakeResult {
  if (!(error instanceof ApiError)) return { state: 'unknown', text: t.labels.bulk.noAnswer };
  return { state: 'refused', text: Object.values(faultsAtFields(error)).flat().join(' ') || errorSentence(error) };
}
