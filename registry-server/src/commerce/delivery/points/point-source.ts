import type { DeliveryPoint, PointProvider } from './delivery-point.ts';

/** A network of points, as its adapter speaks to it. Whatever goes wrong is a `ServiceFailed`. */
export interface PointSource {
  readonly provider: PointProvider;
  /** The whole list; a list that is not whole is a failure. The signal gives it up. */
  readonly fetchAll: (signal: AbortSignal) => Promise<readonly DeliveryPoint[]>;
  /** One point as it is now, undefined when it is no more; networks that cannot be asked for one lack it. */
  readonly fetchOne?: (code: string) => Promise<DeliveryPoint | undefined>;
}
