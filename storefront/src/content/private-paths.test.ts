import { isReservedSegment } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { SCREEN_PATHS } from './own-paths.ts';
import { cacheControlOf, isPrivatePath } from './private-paths.ts';

test.each(['/account', '/account/orders/12', '/cart', '/checkout/payment', '/order', ...SCREEN_PATHS])(
  '%s is for one person: no cache stores it',
  (path) => {
    expect([isPrivatePath(path), cacheControlOf(path)]).toEqual([true, 'no-store']);
    // Where a page of the shop could lie, everybody would get it anew each time.
    expect(isReservedSegment(path.split('/')[1] ?? '')).toBe(true);
  },
);

test.each(['/', '/twarz/kremy', '/cartier', '/poradnik/order', '/search', '/newsletter', '/error'])(
  '%s is the same for everybody',
  (path) => {
    expect([isPrivatePath(path), cacheControlOf(path)]).toEqual([false, 'no-cache']);
  },
);
