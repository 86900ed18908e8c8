import type { Db } from '../../../database/dialects.ts';
import type { ExportSection } from './data-export.ts';

/** What the account itself holds: profile, consents, addresses, ways to sign in, devices. Passwords and tokens are not told. */
export const accountSections = (db: Db): readonly ExportSection[] => [
  {
    name: 'profile',
    read: async ({ passwordHash, friendsAndFamilyRequest, deletedAt: _deletedAt, kameleon, ...known }) => {
      const { friendsAndFamily, milesAndMore, isActive: _isActive, ...profile } = known;
      return {
        ...profile,
        hasPassword: passwordHash !== null,
        loyalty: { kameleon, friendsAndFamily, friendsAndFamilyRequest, milesAndMore },
      };
    },
  },
  {
    name: 'consents',
    read: ({ id }) =>
      db
        .selectFrom('customer_consent')
        .select(['kind', 'textVersion', 'source', 'acceptedAt'])
        .where('customerId', '=', id)
        .orderBy('id')
        .execute(),
  },
  {
    name: 'addresses',
    async read({ id }) {
      const rows = await db
        .selectFrom('customer_address')
        .selectAll()
        .where('customerId', '=', id)
        .orderBy('id')
        .execute();
      return rows.map(({ customerId: _customerId, ...address }) => address);
    },
  },
  {
    name: 'signInProviders',
    read: ({ id }) =>
      db
        .selectFrom('customer_identity')
        .select(['provider', 'subject', 'createdAt'])
        .where('customerId', '=', id)
        .orderBy('createdAt')
        .execute(),
  },
  {
    name: 'passkeys',
    read: ({ id }) =>
      db
        .selectFrom('customer_passkey')
        .select(['name', 'isSynced', 'createdAt', 'lastUsedAt'])
        .where('customerId', '=', id)
        .orderBy('createdAt')
        .execute(),
  },
  {
    name: 'sessions',
    read: ({ id }) =>
      db
        .selectFrom('customer_token')
        .select(['device', 'createdAt', 'lastSeenAt'])
        .where('customerId', '=', id)
        .orderBy('lastSeenAt', 'desc')
        .execute(),
  },
];
