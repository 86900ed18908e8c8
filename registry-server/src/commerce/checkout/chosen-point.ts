import type { StoredCheckout } from '../cart/index.ts';
import { carriedMethods, type PointCodes, type PointProvider } from '../delivery/index.ts';

type ChosenCheckout = Pick<StoredCheckout, 'delivery' | 'points'>;

/** The network in which the chosen delivery needs a point; undefined when it needs none, or nothing is chosen. */
export function neededNetwork({ delivery }: Pick<StoredCheckout, 'delivery'>): PointProvider | undefined {
  return delivery && carriedMethods.get(delivery.methodCode)?.needsPoint;
}

/** The point that the chosen delivery goes to. As long as nothing is chosen, the only one that is kept. */
export function shownPoint(checkout: ChosenCheckout): string | undefined {
  const { delivery, points = {} } = checkout;
  const network = neededNetwork(checkout);
  if (network) return points[network];
  const [only, ...others] = delivery ? [] : Object.values(points);
  return others.length === 0 ? only : undefined;
}

/** Without the point of the chosen delivery; without any, as long as none is needed. */
export function withoutPoint<T extends ChosenCheckout>(
  checkout: T,
): Omit<T, 'points'> & { readonly points?: PointCodes } {
  const { points, ...others } = checkout;
  const network = neededNetwork(checkout);
  const left = Object.entries(points ?? {}).filter(([provider]) => network !== undefined && provider !== network);
  return left.length === 0 ? others : { ...others, points: Object.fromEntries(left) };
}
