import type { PageFault } from '@witryna/module-schemas';
import type { CouponInput } from './coupons.schema.ts';

/** What is wrong with a coupon beyond its schema. */
export function faultsOfCoupon({ kind, percent, amount, startsAt, endsAt }: CouponInput): PageFault[] {
  const faults: PageFault[] = [];
  const demand = (path: string, isNeeded: boolean, isGiven: boolean, needed: string) => {
    if (isNeeded && !isGiven) faults.push({ path, rule: 'required', message: needed });
    if (!isNeeded && isGiven) faults.push({ path, rule: 'kind', message: 'Ten rodzaj kuponu nie ma tej wartości.' });
  };
  demand('/percent', kind === 'percent', percent !== undefined, 'Podaj, ile procent daje kupon.');
  demand('/amount', kind === 'fixed', amount !== undefined, 'Podaj kwotę, którą daje kupon.');
  if (startsAt !== undefined && endsAt !== undefined && Date.parse(startsAt) >= Date.parse(endsAt)) {
    faults.push({ path: '/endsAt', rule: 'after-start', message: 'Koniec ważności musi być po jej początku.' });
  }
  return faults;
}
