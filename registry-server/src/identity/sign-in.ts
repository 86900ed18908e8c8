import { setTimeout as sleep } from 'node:timers/promises';
import { type BoundedQueue, createBoundedQueue, TooBusy } from '../work/bounded-queue.ts';
import { normaliseEmail } from './email-address.ts';
import { CredentialsInvalid, TooManyAttempts } from './identity.errors.ts';
import { isPassword } from './passwords.ts';
import { delayAfter } from './sign-in-delay.ts';
import { type SignInFailuresStore, sourcesOf } from './sign-in-failures.store.ts';

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
}

/** What has to be known of a person to let them in. */
interface Person {
  readonly passwordHash: string | null;
  readonly isActive: boolean;
}

/** How many attempts are looked at together, and from where they begin to cost time. */
export interface SignInDoor {
  /** Keeps the failures of one kind of people apart from another's. */
  readonly realm: string;
  /** Failures of a network that cost the others in it nothing. */
  readonly networkAllowance: number;
  /** Attempts of one network under way, those that wait out their delay included, and those in line behind them. */
  readonly network: Room;
  /** Passwords of one network that are checked at once: one network must not fill the line for hashing. */
  readonly checks: number;
}

interface Room {
  readonly parallel: number;
  readonly waiting: number;
}

/** Staff share an office at most. */
export const STAFF_DOOR: SignInDoor = {
  realm: 'staff',
  networkAllowance: 0,
  network: { parallel: 1, waiting: 10 },
  checks: 1,
};

/** Thousands of customers may share one address of their provider: one of them must not hold up the others. */
export const CUSTOMER_DOOR: SignInDoor = {
  realm: 'customer',
  networkAllowance: 50,
  network: { parallel: 50, waiting: 0 },
  checks: 4,
};

/** Attempts of one network on one person that may wait while another of them is looked at. */
const WAITING_FOR_PERSON = 10;

interface SignInNeeds<P extends Person> {
  readonly users: { findByEmail(email: string): Promise<P | undefined> };
  readonly failures: SignInFailuresStore;
  readonly door?: SignInDoor;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Decides who may sign in. Guesses of one network at one person come one after another, each after a growing wait. */
export function createSignIn<P extends Person>({
  users,
  failures,
  door = STAFF_DOOR,
  wait = sleep,
}: SignInNeeds<P>): (attempt: SignInAttempt) => Promise<P> {
  const queues = new Map<string, BoundedQueue>();

  return async function signIn({ email, password, ip }) {
    const { network, person } = sourcesOf(ip, normaliseEmail(email), door.realm);
    const attempt = async () => {
      const [ofNetwork = 0, ofPerson = 0] = await failures.count([network, person]);
      await wait(Math.max(delayAfter(ofNetwork - door.networkAllowance), delayAfter(ofPerson)));
      const user = await users.findByEmail(email);
      const check = () => isPassword(password, user?.passwordHash ?? undefined);
      const isRight = await inTurn(
        `${network} checks`,
        { parallel: door.checks, waiting: door.network.parallel },
        check,
      );
      if (!user?.isActive || !isRight) {
        await failures.add([network, person]);
        throw new CredentialsInvalid();
      }
      // The network's count stays: signing in with an account of one's own must not clear guesses at another's.
      await failures.forget(person);
      return user;
    };
    const onePerson = { parallel: 1, waiting: WAITING_FOR_PERSON };
    return inTurn(network, door.network, () => inTurn(`${network} ${person}`, onePerson, attempt));
  };

  async function inTurn<T>(key: string, room: Room, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(key) ?? createBoundedQueue(room);
    queues.set(key, queue);
    try {
      return await queue.run(work);
    } catch (error) {
      throw error instanceof TooBusy ? new TooManyAttempts() : error;
    } finally {
      if (queue.size === 0) queues.delete(key);
    }
  }
}
