import { errorSentence } from '../../../error-messages/error-messages.ts';
import { type HasLanguage, languageOf } from '../../../error-messages/language.ts';
import type { CarriedMethod } from '../carriers/carrier-driver.ts';
import type { DeliveryPoint, PointProvider } from '../points/delivery-point.ts';
import { type PointRefusal, refusePoint } from '../points/refuse-point.ts';
import type { MethodSettings } from '../settings/delivery-settings.ts';
import type { DeliveryFacts } from './delivery-facts.ts';
import { fitsInto } from './fits-into.ts';

export type MethodRefusal =
  | 'too-heavy'
  | 'too-large'
  | 'too-large-for-locker'
  | 'too-large-for-point'
  | 'too-valuable'
  | PointRefusal;

export interface MethodCandidate {
  readonly method: Pick<CarriedMethod, 'needsPoint' | 'cashOnDelivery'>;
  readonly settings: Pick<MethodSettings, 'maxWeightGrams' | 'maxParcel' | 'maxValue'>;
  /** The chosen point of the method's network; undefined when the network does not have it any more. */
  readonly point?: DeliveryPoint | undefined;
}

/** Whoever has to choose another way reads what it is too large for. */
const TOO_LARGE = {
  inpost: 'too-large-for-locker',
  orlen: 'too-large-for-point',
  address: 'too-large',
} as const satisfies Record<PointProvider | 'address', MethodRefusal>;

/** Why a method that is shown cannot be chosen for this cart; undefined when it can. */
export function refuseMethod(
  { weightGrams = 0, pieces = [], valueAfterDiscounts, points = {} }: DeliveryFacts,
  { method, settings: { maxWeightGrams, maxParcel, maxValue }, point }: MethodCandidate,
): MethodRefusal | undefined {
  if (weightGrams > maxWeightGrams) return 'too-heavy';
  if (maxParcel && !fitsInto(pieces, maxParcel)) return TOO_LARGE[method.needsPoint ?? 'address'];
  if (maxValue !== undefined && valueAfterDiscounts > maxValue) return 'too-valuable';
  // A point of another network stands in no method's way.
  if (method.needsPoint === undefined || points[method.needsPoint] === undefined) return undefined;
  return refusePoint(point, method);
}

/** The reason in the shopper's language. */
export function refusalSentence(refusal: MethodRefusal, site: HasLanguage): string {
  return errorSentence(refusal, languageOf(site));
}
