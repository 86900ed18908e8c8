import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '../../work/bounded-queue.ts';

/** OWASP's least for argon2id; the library's default kind is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Each hashing takes 19 MiB and a core for 50 ms: a crowd signing in must not take the server down.
const queue = createBoundedQueue({ parallel: 2, waiting: 50 });

let stranger: Promise<string> | undefined;

/** The hash to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, COST));
}

/** Whether this is the password; takes as long when there is nobody to compare with. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password');
  const strangersHash = await stranger;
  const matches = await queue.run(() => verify(passwordHash ?? strangersHash, password));
  return matches && passwordHash !== undefined;
}
