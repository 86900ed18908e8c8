import { AppError } from '../../errors.ts';

/** Codes are unique within a site, in whatever case they are written. */
export class CouponCodeTaken extends AppError {
  constructor(code: string) {
    const message = 'Taki kod ma już inny kupon.';
    super(409, 'coupon-code-taken', message, { code, faults: [{ path: '/code', rule: 'unique', message }] });
  }
}

/** The last allowed use was taken by somebody else in the meantime. */
export class CouponUsedUp extends AppError {
  constructor(code: string) {
    super(409, 'coupon-used-up', `Kod „${code}” został już wykorzystany.`, { code });
  }
}
