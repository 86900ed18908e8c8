import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first administrator. */
export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

export interface FirstStart {
  /** Undefined once the shop has been seeded. */
  readonly admin: FirstAdmin | undefined;
  /** The one that a start before may have made, where its password is another. */
  readonly earlier?: FirstAdmin;
  /** A start before this one began to fill the demo shop and did not finish. */
  readonly isInterrupted: boolean;
  beginFilling(): void;
  /** Marks the first start as complete and deletes the password. */
  finish(): void;
}

const DEFAULT_EMAIL = 'admin@rosailen.example';

/**
 * State of the first start of a data folder. A generated password is stored in the folder (readable by its owner only)
 * until the seed is complete, so that an interrupted start can continue.
 */
export function readFirstStart(dataDir: string, env: Readonly<Record<string, string | undefined>>): FirstStart {
  const seededFile = join(dataDir, '.seeded');
  const passwordFile = join(dataDir, '.first-password');
  const fillingFile = join(dataDir, '.filling');
  const beginFilling = () => writeFileSync(fillingFile, new Date().toISOString());
  const finish = () => {
    writeFileSync(seededFile, new Date().toISOString());
    for (const file of [passwordFile, fillingFile]) rmSync(file, { force: true });
  };
  const isInterrupted = existsSync(fillingFile);
  if (existsSync(seededFile)) return { admin: undefined, isInterrupted, beginFilling, finish };
  mkdirSync(dataDir, { recursive: true });
  const kept = existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8') : undefined;
  const password = env.ADMIN_PASSWORD || kept || randomBytes(12).toString('base64url');
  if (!kept) writeFileSync(passwordFile, password, { mode: 0o600 });
  const email = env.ADMIN_EMAIL || DEFAULT_EMAIL;
  const earlier = kept && kept !== password ? { email, password: kept } : undefined;
  return { admin: { email, password }, ...(earlier && { earlier }), isInterrupted, beginFilling, finish };
}
