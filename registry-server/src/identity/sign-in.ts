import { setTimeout as sleep } from 'node:timers/promises';
import { type BoundedQueue, createBoundedQueue, TooBusy } from '../work/bounded-queue.ts';
import { CredentialsInvalid, TooManyAttempts } from './identity.errors.ts';
import { isPassword } from './passwords.ts';
import { delayAfter } from './sign-in-delay.ts';
import { type SignInFailuresStore, sourcesOf } from './sign-in-failures.store.ts';
import { normaliseEmail, type StaffUserRow, type StaffUsersStore } from './staff-users.store.ts';

/** Attempts of one network that may wait while another of its own is looked at. */
const WAITING_ATTEMPTS = 10;

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
}

interface SignInNeeds {
  readonly users: StaffUsersStore;
  readonly failures: SignInFailuresStore;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Decides who may sign in. Attempts of one network come one after another, each after a growing wait. */
export function createSignIn({ users, failures, wait = sleep }: SignInNeeds) {
  const queues = new Map<string, BoundedQueue>();

  return async function signIn({ email, password, ip }: SignInAttempt): Promise<StaffUserRow> {
    const { network, person } = sourcesOf(ip, normaliseEmail(email));
    return inTurn(network, async () => {
      await wait(delayAfter(await failures.count([network, person])));
      const user = await users.findByEmail(email);
      const isRight = await isPassword(password, user?.passwordHash);
      if (!user?.isActive || !isRight) {
        await failures.add([network, person]);
        throw new CredentialsInvalid();
      }
      // The network's count stays: signing in with an account of one's own must not clear guesses at another's.
      await failures.forget(person);
      return user;
    });
  };

  async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(network) ?? createBoundedQueue({ parallel: 1, waiting: WAITING_ATTEMPTS });
    queues.set(network, queue);
    try {
      return await queue.run(work);
    } catch (error) {
      throw error instanceof TooBusy ? new TooManyAttempts() : error;
    } finally {
      if (queue.size === 0) queues.delete(network);
    }
  }
}
