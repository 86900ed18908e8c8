import type { Address } from '@witryna/module-schemas/validation';
import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { EntityMissing, InputRefused, NotAuthorized } from '../../../graphql/refusals.ts';
import type { CustomerAddressTable } from './addresses.tables.ts';

export type AddressRow = Selectable<CustomerAddressTable>;

/** Nobody has more homes; a list without end would be read with every account. */
const MAX_ADDRESSES = 100;

/** Another's address is as missing as one that is not there: their numbers can be guessed. */
export class AddressMissing extends EntityMissing {
  constructor(id: number) {
    super(`Could not find a address with ID "${id}"`, 'address-missing/saved');
  }
}

/** Saved addresses of customers. */
export function createAddressesStore(db: Db, now: () => Date = () => new Date()) {
  return {
    /** The addresses of many customers, each one's in the order in which they were saved. */
    async listOf(customerIds: readonly number[]): Promise<Map<number, AddressRow[]>> {
      const rows = await db
        .selectFrom('customer_address')
        .selectAll()
        .where('customerId', 'in', customerIds)
        .orderBy('id')
        .execute();
      return Map.groupBy(rows, ({ customerId }) => customerId);
    },

    find: (customerId: number, id: number): Promise<AddressRow | undefined> => findOne(db, customerId, id),

    /** Saves an address; one that is saved already is found again, so that asking twice leaves one. */
    create: (customerId: number, address: Address): Promise<AddressRow> =>
      inTransaction(db, async (trx) => {
        const kept = await keepAddress(trx, { customerId, address, now: now() });
        if (kept) return kept;
        throw new InputRefused(`At most ${MAX_ADDRESSES} addresses can be saved.`, 'too-many-addresses');
      }),

    /** Changes the address that `change` makes of the present one. Throws `AddressMissing`. */
    update: (customerId: number, id: number, change: (present: AddressRow) => Address): Promise<AddressRow> =>
      inTransaction(db, async (trx) => {
        const own = await lockOwn(trx, customerId);
        const present = own.find((row) => row.id === id);
        if (!present) throw new AddressMissing(id);
        const address = change(present);
        await clearDefaults(trx, customerId, address, id);
        return write(trx, id, { ...address, street: JSON.stringify(address.street), updatedAt: now() });
      }),

    /** Throws `AddressMissing`. */
    async remove(customerId: number, id: number): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('customer_address')
        .where('customerId', '=', customerId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AddressMissing(id);
    },
  };
}

/** Saves an address unless the same is saved already; undefined when the customer's book is full. */
export async function keepAddress(
  trx: Trx,
  { customerId, address, now }: { readonly customerId: number; readonly address: Address; readonly now: Date },
): Promise<AddressRow | undefined> {
  const own = await lockOwn(trx, customerId);
  const known = own.find((row) => isSame(row, address));
  const flags = {
    isDefaultShipping: address.isDefaultShipping || (known?.isDefaultShipping ?? false),
    isDefaultBilling: address.isDefaultBilling || (known?.isDefaultBilling ?? false),
  };
  if (!known && own.length >= MAX_ADDRESSES) return undefined;
  await clearDefaults(trx, customerId, flags, known?.id);
  const row = { ...address, ...flags, street: JSON.stringify(address.street), updatedAt: now };
  if (known) return write(trx, known.id, row);
  return trx
    .insertInto('customer_address')
    .values({ ...row, customerId, createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type AddressesStore = ReturnType<typeof createAddressesStore>;

function findOne(db: Db, customerId: number, id: number): Promise<AddressRow | undefined> {
  return db
    .selectFrom('customer_address')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** All of one customer's; the account is locked, so that two changes of its defaults come one after another. */
async function lockOwn(trx: Trx, customerId: number): Promise<AddressRow[]> {
  const customer = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where('isActive', '=', true)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!customer) throw new NotAuthorized();
  return trx.selectFrom('customer_address').selectAll().where('customerId', '=', customerId).orderBy('id').execute();
}

/** Takes the flags off the others before one gets them. */
async function clearDefaults(
  trx: Trx,
  customerId: number,
  { isDefaultShipping, isDefaultBilling }: Pick<Address, 'isDefaultShipping' | 'isDefaultBilling'>,
  except: number | undefined,
): Promise<void> {
  const flags = [isDefaultShipping && 'isDefaultShipping', isDefaultBilling && 'isDefaultBilling'] as const;
  for (const flag of flags) {
    if (!flag) continue;
    await trx
      .updateTable('customer_address')
      .set({ [flag]: false })
      .where('customerId', '=', customerId)
      .where(flag, '=', true)
      .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
      .execute();
  }
}

function write(trx: Trx, id: number, row: object): Promise<AddressRow> {
  return trx.updateTable('customer_address').set(row).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

const COMPARED = [
  'firstName',
  'lastName',
  'middleName',
  'prefix',
  'suffix',
  'company',
  'vatId',
  'city',
  'postcode',
  'countryCode',
  'region',
  'regionCode',
  'regionId',
  'phone',
  'fax',
] as const;

function isSame(row: AddressRow, address: Address): boolean {
  return (
    COMPARED.every((field) => row[field] === address[field]) && row.street.join('\n') === address.street.join('\n')
  );
}
