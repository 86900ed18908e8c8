import type { Trx } from '../../../database/transaction.ts';

/** Throws when a product has to stay, whatever for. */
export type RemovalCheck = (trx: Trx, sku: string) => Promise<void>;

/** Where features that know more of products say that one of them has to stay. */
export interface ProductRemovals {
  /** Asks `check` before a product is removed, in the transaction of the removal. */
  check(check: RemovalCheck): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly productRemovals: ProductRemovals;
  }
}
