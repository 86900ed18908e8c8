import type { Db } from '../../../database/dialects.ts';
import { type Paging, rowsOf } from '../../../http/paging.ts';
import { endOfPrefix, wordsOf } from '../../../text/words.ts';
import type { CustomerRow } from '../customers.store.ts';
import type { FriendsAndFamilyStatus } from '../friends-and-family.ts';

const MAX_WORDS = 8;

interface CustomerSearch extends Paging {
  readonly search?: string;
  readonly friendsAndFamilyStatus?: Exclude<FriendsAndFamilyStatus, 'none'>;
}

/** Customers for staff: every word that was typed begins a name, a part of the e-mail, or the phone number. */
export function createCustomersReader(db: Db) {
  return {
    async search({ search, friendsAndFamilyStatus: status, ...paging }: CustomerSearch) {
      const found = searchedWords(search).reduce(
        (customers, word) =>
          customers.where('customer.id', 'in', (eb) =>
            eb
              .selectFrom('customer_word')
              .select('customerId')
              .where('word', '>=', word)
              .where('word', '<', endOfPrefix(word)),
          ),
        db
          .selectFrom('customer')
          .$if(status === 'member', (query) => query.where('friendsAndFamily', '=', true))
          .$if(status === 'waiting' || status === 'refused', (query) =>
            query.where('friendsAndFamily', '=', false).where('friendsAndFamilyRequest', '=', status as 'waiting'),
          ),
      );
      const { limit, offset } = rowsOf(paging);
      const [items, { total }] = await Promise.all([
        found.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { items: items as CustomerRow[], total };
    },

    /** The providers through which somebody may sign in. */
    async providersOf(customerId: number): Promise<string[]> {
      const rows = await db
        .selectFrom('customer_identity')
        .select('provider')
        .distinct()
        .where('customerId', '=', customerId)
        .orderBy('provider')
        .execute();
      return rows.map(({ provider }) => provider);
    },

    /** What somebody accepted when the account was opened, in which wording and where. */
    consentsOf(customerId: number) {
      return db
        .selectFrom('customer_consent')
        .select(['kind', 'textVersion', 'source', 'acceptedAt'])
        .where('customerId', '=', customerId)
        .orderBy('id')
        .execute();
    },
  };
}

/** Phone numbers are typed with blanks and a prefix; they are kept as one word without. */
function searchedWords(search = ''): string[] {
  const digits = search.replace(/[\s-]/g, '');
  if (/^\+?\d{5,}$/.test(digits)) return [digits.replace(/^\+(48)?/, '')];
  return wordsOf(search).slice(0, MAX_WORDS);
}
