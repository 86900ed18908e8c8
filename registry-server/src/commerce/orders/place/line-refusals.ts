import type { Site } from '../../../content/sites/index.ts';
import { errorSentence } from '../../../error-messages/error-messages.ts';
import { languageOf } from '../../../error-messages/language.ts';
import { type CartLine, type CartState, type LineProblem, noticeOf } from '../../cart/index.ts';
import { type CouponRefusal, couponSentence, couponValues, type RefusedCoupon } from '../../coupons/index.ts';
import { type PlacementRefused, placementError, type RefusedLine } from './placement.errors.ts';

const SHORTAGES: readonly (LineProblem | undefined)[] = ['out-of-stock', 'short'];

/** Why the lines cannot be ordered as they stand; undefined when they can. */
export function refuseLines(
  { lines }: Pick<CartState, 'lines'>,
  language: string,
  short: ReadonlySet<string> = new Set(),
): PlacementRefused | undefined {
  if (lines.length === 0) return placementError.empty();
  const problems = lines
    .map((line) => (short.has(line.sku) && !line.problem ? { ...line, problem: 'short' as const } : line))
    .filter(({ problem }) => problem !== undefined);
  if (problems.length === 0) return undefined;
  const reported = problems.map((line) => refusedLine(line, language));
  return problems.every(({ problem }) => SHORTAGES.includes(problem))
    ? placementError.outOfStock(reported)
    : placementError.unavailable(reported);
}

/** What the client is told of a line. */
export function refusedLine(line: CartLine, language: string, reason = line.problem ?? 'changed'): RefusedLine {
  const { id, sku, name, available, problem, totals } = line;
  const message = problem
    ? noticeOf(
        problem === 'not-earned' ? 'gift-not-earned' : `line-${problem}`,
        { sku, name, quantity: available },
        language,
      ).message
    : errorSentence('line-changed', languageOf({ language }), { name });
  return { lineId: id, sku, name, reason, message, available, rowTotal: totals.total };
}

/** A discount that the shopper has seen does not vanish without a word. */
export function refuseCoupon(coupon: RefusedCoupon, refusal: CouponRefusal, site: Site): PlacementRefused {
  const values = couponValues(coupon, site);
  return placementError.coupon(couponSentence(refusal, coupon, site), { sentence: refusal, values });
}
