import type { Site } from '../../../content/sites/index.ts';
import { ServiceFailed } from '../../../integrations/service-failed.ts';
import { refusalSentence } from '../offer/refuse-method.ts';
import { type DeliveryPoint, type PointProvider, parsePointCode } from './delivery-point.ts';
import type { PointSource } from './point-source.ts';
import type { PointsStore } from './points.store.ts';
import { type PointRefusal, refusePoint } from './refuse-point.ts';

/** A point for which a parcel is meant. */
export interface PointQuestion {
  readonly provider: PointProvider;
  /** As typed. */
  readonly code: string;
  readonly cashOnDelivery: boolean;
  /** In whose language a refusal is told. */
  readonly site: Pick<Site, 'language'>;
}

export type PointCheck =
  | {
      readonly isFit: true;
      readonly point: DeliveryPoint;
      /** False when the network did not answer and the shop's own list had to do. */
      readonly isConfirmed: boolean;
    }
  | {
      readonly isFit: false;
      readonly refusal: PointRefusal;
      /** A sentence in the site's language. */
      readonly message: string;
    };

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
