import { useEffect, useState } from 'react';
import { type FoundPoints, findPoints } from '../find-points.ts';
import type { ParcelPoint, PointNetwork } from '../parcel-point.ts';
import { loadPoint } from '../points-api.ts';
import { rememberedPoint } from '../remembered-points.ts';

/** The point that was chosen last, and what has become of it since. */
export interface LastPoint {
  readonly point: ParcelPoint;
  readonly refusal?: NonNullable<FoundPoints['unavailable']>;
  /** Instead of one that is refused. */
  readonly nearest?: ParcelPoint | undefined;
}

/** Shows the remembered point at once, and asks the shop whether parcels still go there. Without an answer they do. */
export function useLastPoint(network: PointNetwork, onlyPayable: boolean): LastPoint | undefined {
  const [last, setLast] = useState<LastPoint | undefined>(() => {
    const point = rememberedPoint(network);
    return point && { point };
  });
  const code = last?.point.code;

  useEffect(() => {
    const point = rememberedPoint(network);
    if (!point || code === undefined) return;
    const stopping = new AbortController();
    check(point, { onlyPayable, signal: stopping.signal }).then(
      (checked) => {
        if (!stopping.signal.aborted) setLast(checked);
      },
      () => {},
    );
    return () => stopping.abort();
  }, [network, code, onlyPayable]);

  return last;
}

async function check(
  point: ParcelPoint,
  { onlyPayable, signal }: { readonly onlyPayable: boolean; readonly signal: AbortSignal },
): Promise<LastPoint> {
  const { network, code } = point;
  const now = await loadPoint(network, code);
  const isPayable = !onlyPayable || now?.takesPayment === true;
  if (now?.isOperating && isPayable) return { point: now };
  const reason = now?.isOperating ? 'point-without-payment' : 'point-not-operating';
  const around = await findPoints({ network, near: now ?? point, onlyPayable, page: 1 }, signal);
  return { point, refusal: { code, reason }, nearest: around.points[0] };
}
