import type { Db } from '../../database/dialects.ts';
import type { Mail } from '../../mail/index.ts';
import type { RateLimits } from '../../rate-limits/index.ts';
import { type BackgroundTasks, createBackgroundTasks } from '../../work/background-tasks.ts';
import { hashPassword } from '../credentials/index.ts';
import {
  CredentialsInvalid,
  CUSTOMER_DOOR,
  createSignIn,
  createSignInFailuresStore,
  TooManyAttempts,
} from '../sign-in/index.ts';
import type { AccountDeps, ForgetCustomer } from './account/account-deps.ts';
import { type AddressesStore, createAddressesStore } from './addresses/addresses.store.ts';
import { PasswordWrong, TooManyRequests } from './customers.errors.ts';
import { createCustomersStore } from './customers.store.ts';
import { createRequestLimits, type RequestLimits } from './request-limits.ts';
import { createCustomerTokensStore } from './tokens/customer-tokens.store.ts';
import { createOneTimeTokensStore } from './tokens/one-time-tokens.store.ts';

/** Everything that resolvers and routes of customers work with. */
export interface CustomerServices extends AccountDeps {
  readonly addresses: AddressesStore;
  readonly limits: RequestLimits;
  readonly rateLimits: RateLimits;
  readonly backgroundTasks: BackgroundTasks;
  /** What other features forget when an account is deleted. */
  readonly forgetters: ForgetCustomer[];
}

interface ServicesDeps {
  readonly db: Db;
  readonly mail: Pick<Mail, 'enqueue'>;
  readonly onError: (error: unknown) => void;
  readonly rateLimits: RateLimits;
  readonly now?: () => Date;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Puts them together over one database. */
export function createCustomerServices({
  db,
  mail,
  onError,
  rateLimits,
  now = () => new Date(),
  wait,
}: ServicesDeps): CustomerServices {
  const customers = createCustomersStore(db);
  const signIn = createSignIn({
    users: customers,
    failures: createSignInFailuresStore(db, now),
    limits: rateLimits,
    door: CUSTOMER_DOOR,
    ...(wait && { wait }),
  });
  return {
    db,
    now,
    mail,
    customers,
    hashPassword,
    tokens: createCustomerTokensStore(db, now),
    oneTime: createOneTimeTokensStore(db, now),
    addresses: createAddressesStore(db, now),
    limits: createRequestLimits(rateLimits),
    rateLimits,
    backgroundTasks: createBackgroundTasks(onError),
    forgetters: [],
    checkPassword: (attempt) =>
      signIn(attempt).catch((error: unknown) => {
        if (error instanceof CredentialsInvalid) throw new PasswordWrong();
        throw error instanceof TooManyAttempts ? new TooManyRequests(error.retryAfterSeconds) : error;
      }),
  };
}
