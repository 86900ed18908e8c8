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
  /** Marks the seed as complete and deletes the password. */
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
  const finish = () => {
    writeFileSync(seededFile, new Date().toISOString());
    rmSync(passwordFile, { force: true });
  };
  if (existsSync(seededFile)) return { admin: undefined, finish };
  mkdirSync(dataDir, { recursive: true });
  const kept = existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8') : undefined;
  const password = env.ADMIN_PASSWORD || kept || randomBytes(12).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  return { admin: { email: env.ADMIN_EMAIL || DEFAULT_EMAIL, password }, finish };
}
