import { readCheckout } from '../../cart/index.ts';
import { carriedMethods } from '../../delivery/index.ts';
import { type OrderPoint, toOrderPoint } from '../order-point.ts';
import { placementError } from './placement.errors.ts';
import type { PlaceDeps, PlaceRequest } from './placement-deps.ts';

/** A point that was found fit before the transaction, with what was asked. */
export interface ConfirmedPoint extends OrderPoint {
  readonly typed: string;
}

/**
 * The point that the cart is to go to, asked for at its network. It waits for another company's server, so it is done
 * before the cart is locked; undefined when the chosen method needs none.
 */
export async function confirmPoint(
  { db, delivery }: Pick<PlaceDeps, 'db' | 'delivery'>,
  { cartId, shopper: { site } }: Pick<PlaceRequest, 'cartId' | 'shopper'>,
): Promise<ConfirmedPoint | undefined> {
  const { delivery: choice, points = {} } = await readCheckout(db, cartId);
  const method = choice && carriedMethods.get(choice.methodCode);
  const pointCode = method?.needsPoint && points[method.needsPoint];
  if (!method?.needsPoint || pointCode === undefined) return undefined;
  const { needsPoint: provider, cashOnDelivery } = method;
  const check = await delivery.checkPoint({ provider, code: pointCode, cashOnDelivery, site });
  if (!check.isFit) throw placementError.point(check.refusal, check.message);
  return { ...toOrderPoint(check.point), typed: pointCode };
}
