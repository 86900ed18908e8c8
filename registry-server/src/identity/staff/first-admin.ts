import { randomInt } from 'node:crypto';
import { SettingInvalid } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { hashPassword, weaknessOf } from '../credentials/index.ts';
import { EmailTaken } from './staff.errors.ts';
import { createStaffUsersStore } from './users.store.ts';

// Without characters that people mistake for one another.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

export interface FirstAdmin {
  readonly email: string;
  /** Present when it was made up; it can be read nowhere else, so show it now. */
  readonly generatedPassword?: string;
}

/**
 * Makes an administrator where there are no staff yet; undefined when there are, and when another node that starts at
 * the same time was quicker. Throws for a password that is guessed soon.
 */
export async function ensureFirstAdmin(
  db: Db,
  { adminEmail, adminPassword }: { readonly adminEmail: string; readonly adminPassword?: string },
): Promise<FirstAdmin | undefined> {
  const users = createStaffUsersStore(db);
  if (!(await users.isEmpty())) return undefined;
  if (adminPassword !== undefined) await requireGoodFirstPassword(db, adminEmail, adminPassword);
  const password = adminPassword ?? generatePassword();
  try {
    await users.create({
      email: adminEmail,
      name: 'Administrator',
      role: 'admin',
      passwordHash: await hashPassword(password),
      createdAt: new Date(),
    });
  } catch (error) {
    if (error instanceof EmailTaken) return undefined;
    throw error;
  }
  return adminPassword ? { email: adminEmail } : { email: adminEmail, generatedPassword: password };
}

async function requireGoodFirstPassword(db: Db, email: string, password: string): Promise<void> {
  const sites = await db.selectFrom('site').select('name').execute();
  const weakness = weaknessOf(password, { email, shopNames: sites.map(({ name }) => name) });
  if (!weakness) return;
  const what = weakness === 'password-common' ? 'a password that many people use' : 'made of the e-mail or of the shop';
  throw new SettingInvalid(`ADMIN_PASSWORD is ${what}. Choose another, or leave it out and one is made up.`);
}

/** About 99 random bits, in groups that can be read aloud. */
function generatePassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
