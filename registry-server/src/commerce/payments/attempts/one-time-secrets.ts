import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../database/dialects.ts';
import type { SecretBox } from '../../../secrets/index.ts';
import type { PaymentSecrets } from '../../cart/index.ts';

export interface OneTimeSecretsOptions {
  readonly db: Db;
  readonly box: Pick<SecretBox, 'seal' | 'open'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => Date;
}

/** A BLIK code lives as long. */
const LIFETIME_MS = 120_000;

/** A sealed value opens for the cart that it was given for, and for nothing else. */
const purposeOf = (cartId: string) => `payment-secret:${cartId}`;

/**
 * Secrets between choosing a way of payment and placing the order, on whatever nodes that happens: in the database, sealed
 * with the key that all nodes share.
 */
export function createOneTimeSecrets({ db, box, log, now }: OneTimeSecretsOptions) {
  function open(cartId: string, sealed: string): PaymentSecrets | undefined {
    try {
      return JSON.parse(box.open(sealed, purposeOf(cartId))) as PaymentSecrets;
    } catch (error) {
      log.warn({ err: error }, 'a code or token of a cart cannot be read: it has to be given again');
      return undefined;
    }
  }

  return {
    /** Keeps them sealed for two minutes, instead of those that the cart had before. */
    async put(cartId: string, secrets: PaymentSecrets): Promise<void> {
      const sealed = box.seal(JSON.stringify(secrets), purposeOf(cartId));
      const expiresAt = new Date(now().getTime() + LIFETIME_MS);
      await db
        .insertInto('payment_secret')
        .values({ cartId, sealed, expiresAt })
        .onConflict((conflict) => conflict.column('cartId').doUpdateSet({ sealed, expiresAt }))
        .execute();
    },

    /** Gives them once, to one caller of all nodes; undefined when there are none, or they are too old. */
    async take(cartId: string): Promise<PaymentSecrets | undefined> {
      // One statement: of all who ask at once, one is given the row.
      const row = await db
        .deleteFrom('payment_secret')
        .where('cartId', '=', cartId)
        .returning(['sealed', 'expiresAt'])
        .executeTakeFirst();
      return row && row.expiresAt > now() ? open(cartId, row.sealed) : undefined;
    },

    async forget(cartId: string): Promise<void> {
      await db.deleteFrom('payment_secret').where('cartId', '=', cartId).execute();
    },

    /** Removes those that nobody took in time. */
    async clean(): Promise<void> {
      await db.deleteFrom('payment_secret').where('expiresAt', '<=', now()).execute();
    },
  };
}

export type OneTimeSecrets = ReturnType<typeof createOneTimeSecrets>;
