import { AppError } from '../../errors.ts';

/** Codes are unique within a site, in whatever case they are written. */
export class CouponCodeTaken extends AppError {
  constructor(code: string) {
    super(409, 'coupon-code-taken', {
      code,
      faults: [{ path: '/code', rule: 'unique', sentence: 'coupon-code-taken' }],
    });
  }
}

/** The last allowed use was taken by somebody else in the meantime. */
export class CouponUsedUp extends AppError {
  constructor(code: string) {
    super(409, 'coupon-used-up', { code });
  }
}
