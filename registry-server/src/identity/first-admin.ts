import { randomInt } from 'node:crypto';
import type { Db } from '../database/dialects.ts';
import { hashPassword } from './passwords.ts';
import { createStaffUsersStore } from './staff-users.store.ts';

// Without characters that people mistake for one another.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

export interface FirstAdmin {
  readonly email: string;
  /** Present when it was made up; it can be read nowhere else, so show it now. */
  readonly generatedPassword?: string;
}

/** Makes an administrator where there are no staff yet; undefined when there are. */
export async function ensureFirstAdmin(
  db: Db,
  { adminEmail, adminPassword }: { readonly adminEmail: string; readonly adminPassword?: string },
): Promise<FirstAdmin | undefined> {
  const users = createStaffUsersStore(db);
  if (!(await users.isEmpty())) return undefined;
  const password = adminPassword ?? generatePassword();
  await users.create({
    email: adminEmail,
    name: 'Administrator',
    role: 'admin',
    passwordHash: await hashPassword(password),
    createdAt: new Date(),
  });
  return adminPassword ? { email: adminEmail } : { email: adminEmail, generatedPassword: password };
}

/** About 99 random bits, in groups that can be read aloud. */
function generatePassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
