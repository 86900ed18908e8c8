import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import type { Trx } from '../../database/transaction.ts';
import { wordsOf } from '../../text/words.ts';
import { CustomerEmailTaken } from './customers.errors.ts';
import type { CustomerConsentTable, CustomerTable } from './customers.tables.ts';

export type CustomerRow = Selectable<CustomerTable>;
export type NewCustomer = Omit<Insertable<CustomerTable>, 'id' | 'createdAt' | 'updatedAt'>;
export type CustomerChange = Omit<Updateable<CustomerTable>, 'id' | 'createdAt' | 'updatedAt'>;
export type Consent = Omit<Insertable<CustomerConsentTable>, 'id' | 'customerId' | 'acceptedAt'>;

/** A change of these ends every token: whoever had one has to show anew who they are. */
function endsTokens(change: CustomerChange): boolean {
  return change.passwordHash !== undefined || change.email !== undefined || change.isActive === false;
}

/** Customers. */
export function createCustomersStore(db: Db) {
  return {
    findById: (id: number): Promise<CustomerRow | undefined> =>
      db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Of what is no address there is nobody; not every text can even be asked for. */
    async findByEmail(given: string, trx: Db | Trx = db): Promise<CustomerRow | undefined> {
      const email = normaliseEmail(given);
      if (!isEmailAddress(email)) return undefined;
      return trx.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst();
    },

    /** The row as it is now; no other transaction changes it until this one ends. */
    lock: (trx: Trx, id: number): Promise<CustomerRow | undefined> =>
      trx
        .selectFrom('customer')
        .selectAll()
        .where('id', '=', id)
        .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst(),

    /** Throws `CustomerEmailTaken`. */
    async create(trx: Trx, customer: NewCustomer, consents: readonly Consent[], now: Date): Promise<CustomerRow> {
      const row = { ...customer, email: normaliseEmail(customer.email), createdAt: now, updatedAt: now };
      const created = await refusingTakenEmail(() =>
        trx.insertInto('customer').values(row).returningAll().executeTakeFirstOrThrow(),
      );
      await writeWords(trx, created);
      if (consents.length > 0) {
        const given = consents.map((consent) => ({ ...consent, customerId: created.id, acceptedAt: now }));
        await trx.insertInto('customer_consent').values(given).execute();
      }
      return created;
    },

    /** Throws `CustomerEmailTaken`; undefined when there is no such customer. */
    async update(trx: Trx, id: number, change: CustomerChange, now: Date): Promise<CustomerRow | undefined> {
      const updated = await refusingTakenEmail(() =>
        trx
          .updateTable('customer')
          .set({ ...change, updatedAt: now })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst(),
      );
      if (!updated) return undefined;
      await writeWords(trx, updated);
      if (endsTokens(change)) {
        await trx.deleteFrom('customer_token').where('customerId', '=', id).execute();
        await trx.deleteFrom('customer_one_time_token').where('customerId', '=', id).execute();
      }
      return updated;
    },
  };
}

export type CustomersStore = ReturnType<typeof createCustomersStore>;

async function refusingTakenEmail<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenUniqueConstraint(error) === 'customer_email_key') throw new CustomerEmailTaken();
    throw error;
  }
}

/** Keeps what staff search by; nothing of an account that was made anonymous. */
async function writeWords(trx: Trx, { id, email, firstName, lastName, phone, deletedAt }: CustomerRow): Promise<void> {
  await trx.deleteFrom('customer_word').where('customerId', '=', id).execute();
  if (deletedAt) return;
  const words = wordsOf(email, firstName, lastName, phone?.replace(/^\+48|^\+/, ''));
  await trx
    .insertInto('customer_word')
    .values(words.map((word) => ({ customerId: id, word })))
    .execute();
}
