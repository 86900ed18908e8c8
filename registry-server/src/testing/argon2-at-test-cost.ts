import { createRequire } from 'node:module';

// Required, not imported: in tests the package's name leads here.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

/** The least that argon2id allows. A test signs in dozens of times; a hash at full cost takes a core for 50 ms. */
const TEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** As the package's own, cheap; what full cost means is proved where the package itself is used. */
export const hash = (password: string): Promise<string> => argon2.hash(password, TEST_COST);

export const { verify } = argon2;
