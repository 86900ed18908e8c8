import { setTimeout as sleep } from 'node:timers/promises';
import { normaliseEmail } from '@witryna/module-schemas/validation';
import { TooManyRequests } from '../../graphql/refusals.ts';
import { guess, type LimitName, type RateLimits } from '../../rate-limits/index.ts';
import { type BoundedQueue, createBoundedQueue, TooBusy } from '../../work/bounded-queue.ts';
import { isPassword } from '../credentials/index.ts';
import { CredentialsInvalid, TooManyAttempts } from './sign-in.errors.ts';
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
  /** How many attempts of one network may fail. */
  readonly networkLimit: LimitName;
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
const STAFF_DOOR: SignInDoor = {
  realm: 'staff',
  networkLimit: 'staffSignInOfNetwork',
  networkAllowance: 0,
  network: { parallel: 1, waiting: 10 },
  checks: 1,
};

/** Thousands of customers may share one address of their provider: one of them must not hold up the others. */
export const CUSTOMER_DOOR: SignInDoor = {
  realm: 'customer',
  networkLimit: 'signInOfNetwork',
  networkAllowance: 50,
  network: { parallel: 50, waiting: 0 },
  checks: 4,
};

/** Attempts of one network on one person that may wait while another of them is looked at. */
const WAITING_FOR_PERSON = 10;

const isWrongPassword = (error: unknown) => error instanceof CredentialsInvalid;

interface SignInDeps<P extends Person> {
  readonly users: { findByEmail(email: string): Promise<P | undefined> };
  readonly failures: SignInFailuresStore;
  readonly limits: RateLimits;
  readonly door?: SignInDoor;
  readonly wait?: (ms: number) => Promise<unknown>;
}

const pairOf = ({ network, person }: ReturnType<typeof sourcesOf>) => `${network} ${person}`;

/** Lets a person in from this network whatever others try: they have proven themselves in another way. */
export function rememberNetwork(
  limits: RateLimits,
  { email, ip, realm }: Pick<SignInAttempt, 'email' | 'ip'> & Pick<SignInDoor, 'realm'>,
): Promise<void> {
  return limits.remember(pairOf(sourcesOf(ip, normaliseEmail(email), realm)));
}

/** Decides who may sign in. Guesses of one network at one person come one after another, each after a growing wait. */
export function createSignIn<P extends Person>({
  users,
  failures,
  limits,
  door = STAFF_DOOR,
  wait = sleep,
}: SignInDeps<P>): (attempt: SignInAttempt) => Promise<P> {
  const queues = new Map<string, BoundedQueue>();

  return async function signIn({ email, password, ip }) {
    const { network, person } = sourcesOf(ip, normaliseEmail(email), door.realm);
    const attempt = async () => {
      const pair = pairOf({ network, person });
      // Others can fail as often as they like: whoever was in from here before is counted with nobody else's guesses.
      const isFamiliar = await limits.isRemembered(pair);
      const own = { limit: 'signIn', subject: pair } as const;
      const shared = [
        { limit: door.networkLimit, subject: network },
        { limit: 'signInOfAccount', subject: person },
      ] as const;
      const user = await guess(limits, isFamiliar ? [own] : [own, ...shared], check, isWrongPassword);
      await limits.remember(pair);
      return user;
    };
    const check = async () => {
      const [ofNetwork = 0, ofPerson = 0] = await failures.count([network, person]);
      await wait(Math.max(delayAfter(ofNetwork - door.networkAllowance), delayAfter(ofPerson)));
      const user = await users.findByEmail(email);
      const isItsPassword = () => isPassword(password, user?.passwordHash ?? undefined);
      const isRight = await inTurn(
        `${network} checks`,
        { parallel: door.checks, waiting: door.network.parallel },
        isItsPassword,
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
      if (error instanceof TooManyRequests) throw new TooManyAttempts(error.retryAfterSeconds);
      throw error instanceof TooBusy ? new TooManyAttempts() : error;
    } finally {
      if (queue.size === 0) queues.delete(key);
    }
  }
}
