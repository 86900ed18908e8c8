import { createHmac, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateKeyFile } from '../../secrets/index.ts';
import type { OrderRow } from './order-view.ts';

const MAC_BYTES = 24;
const TOKEN = /^([1-9]\d{0,14})\.([A-Za-z0-9_-]{32})$/;

/** Secrets of links to orders. */
export interface OrderLinks {
  /** 192 bits that follow from the order and the server's key. */
  readonly tokenOf: (order: Pick<OrderRow, 'id' | 'cartId'>) => string;
  /** The row that a token speaks of; whether it really is of that order only `isTokenOf` tells. */
  readonly orderIdOf: (token: string) => number | undefined;
  readonly isTokenOf: (order: Pick<OrderRow, 'id' | 'cartId'>, token: string) => boolean;
}

/** Tokens that are kept nowhere, so that nobody reads them from the database; without the key none can be made. */
export function createOrderLinks(key: string): OrderLinks {
  const macOf = ({ id, cartId }: Pick<OrderRow, 'id' | 'cartId'>) =>
    createHmac('sha256', key).update(`order:${id}:${cartId}`).digest().subarray(0, MAC_BYTES);
  return {
    tokenOf: (order) => `${order.id}.${macOf(order).toString('base64url')}`,
    orderIdOf: (token) => {
      const id = TOKEN.exec(token)?.[1];
      return id === undefined ? undefined : Number(id);
    },
    isTokenOf: (order, token) => {
      const given = Buffer.from(TOKEN.exec(token)?.[2] ?? '', 'base64url');
      const expected = macOf(order);
      return given.length === expected.length && timingSafeEqual(given, expected) && token.startsWith(`${order.id}.`);
    },
  };
}

/**
 * The key of links to orders: from the environment where several servers share it, else made once and kept beside the
 * database, readable by its owner only.
 */
export function readLinksKey({ linksKey, dataDir }: { readonly linksKey?: string; readonly dataDir: string }): string {
  return linksKey ?? readOrCreateKeyFile(join(dataDir, 'order-links.key'));
}
