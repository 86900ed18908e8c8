import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Mail } from '../../../mail/index.ts';
import type { SignInAttempt } from '../../sign-in/index.ts';
import type { CustomerRow, CustomersStore } from '../customers.store.ts';
import type { CustomerTokensStore } from '../tokens/customer-tokens.store.ts';
import type { OneTimeTokensStore } from '../tokens/one-time-tokens.store.ts';

/** Forgets, in the same transaction, what another feature keeps of a customer who leaves. */
export type ForgetCustomer = (trx: Trx, customer: CustomerRow) => Promise<void>;

/** What everything about accounts is made with. */
export interface AccountDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly customers: CustomersStore;
  readonly tokens: CustomerTokensStore;
  readonly oneTime: OneTimeTokensStore;
  readonly mail: Pick<Mail, 'enqueue'>;
  /** Checks a password at the price that guessing has. */
  readonly checkPassword: (attempt: SignInAttempt) => Promise<CustomerRow>;
  readonly hashPassword: (password: string) => Promise<string>;
}
