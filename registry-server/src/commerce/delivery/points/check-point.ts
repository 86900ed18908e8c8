import { ServiceFailed } from '../../../integrations/service-failed.ts';
import type { PointQuestion } from '../delivery.ts';
import { refusalSentence } from '../offer/refusal-sentences.ts';
import type { DeliveryPoint } from './delivery-point.ts';
import type { PointCheck } from './point-check.ts';
import { parsePointCode } from './point-code.ts';
import type { PointSource } from './point-source.ts';
import type { PointsStore } from './points.store.ts';
import { refusePoint } from './refuse-point.ts';

interface Asked {
  readonly point: DeliveryPoint | undefined;
  readonly isConfirmed: boolean;
}

/** Checks a point once more before a parcel is sent there; see `Delivery.checkPoint`. */
export function createPointCheck(points: PointsStore, sources: readonly PointSource[]) {
  async function ask({ provider, code: typed }: PointQuestion): Promise<Asked> {
    const code = parsePointCode(typed);
    if (code === undefined) return { point: undefined, isConfirmed: true };
    const source = sources.find((each) => each.provider === provider);
    try {
      if (source?.fetchOne) return { point: await source.fetchOne(code), isConfirmed: true };
    } catch (error) {
      if (!(error instanceof ServiceFailed)) throw error;
    }
    return { point: await points.find(provider, code), isConfirmed: false };
  }

  return async function checkPoint(question: PointQuestion): Promise<PointCheck> {
    const { point, isConfirmed } = await ask(question);
    const refusal = refusePoint(point, question);
    if (point && !refusal) return { isFit: true, point, isConfirmed };
    const said = refusal ?? 'point-unknown';
    return { isFit: false, refusal: said, message: refusalSentence(said, question.site) };
  };
}
