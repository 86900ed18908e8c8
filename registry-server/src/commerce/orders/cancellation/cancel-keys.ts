import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../../time/durations.ts';
import type { OrderRow } from '../order-view.ts';

const MAC_BYTES = 24;
const KEY = /^([0-9a-z]{6,9})\.([A-Za-z0-9_-]{1,700})\.([A-Za-z0-9_-]{32})$/;
const VALID_MS = DAY_MS;
/** Ends of keys lie on these marks: who asks twice within one gets the same key, and no second mail. */
const MARK_MS = 15 * MINUTE_MS;

type KeyedOrder = Pick<OrderRow, 'id' | 'cartId'>;

/** What a key was made for. */
export interface CancelRequest {
  /** One of the reasons that the shop offers. */
  readonly reason: string;
  readonly expiresAt: Date;
}

/** Keys that prove that a cancellation was asked for, and read in the order's mailbox. */
export interface CancelKeys {
  /** 192 bits that follow from the order, the request and the server's key. */
  readonly keyOf: (order: KeyedOrder, request: CancelRequest) => string;
  /** What the key was made for; undefined unless it is of this order and still holds. */
  readonly read: (order: KeyedOrder, key: string, now: Date) => CancelRequest | undefined;
}

/** When a key that is asked for now ends: a day from now, at the next quarter. */
export function cancelTokenExpiry(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + VALID_MS) / MARK_MS) * MARK_MS);
}

/**
 * Keys that are kept nowhere, as those of links to orders. Each works once by nature: nothing leads on from a canceled
 * order.
 */
export function createCancelKeys(serverKey: string): CancelKeys {
  const macOf = ({ id, cartId }: KeyedOrder, { reason, expiresAt }: CancelRequest) =>
    createHmac('sha256', serverKey)
      .update(`cancel:${id}:${cartId}:${expiresAt.getTime()}:${reason}`)
      .digest()
      .subarray(0, MAC_BYTES);
  return {
    keyOf(order, request) {
      const reason = Buffer.from(request.reason).toString('base64url');
      return `${request.expiresAt.getTime().toString(36)}.${reason}.${macOf(order, request).toString('base64url')}`;
    },
    read(order, key, now) {
      const [, end, reason, mac] = KEY.exec(key) ?? [];
      if (end === undefined || reason === undefined || mac === undefined) return undefined;
      const request = {
        reason: Buffer.from(reason, 'base64url').toString(),
        expiresAt: new Date(Number.parseInt(end, 36)),
      };
      const given = Buffer.from(mac, 'base64url');
      const expected = macOf(order, request);
      const isTrue = given.length === expected.length && timingSafeEqual(given, expected);
      return isTrue && now < request.expiresAt ? request : undefined;
    },
  };
}
