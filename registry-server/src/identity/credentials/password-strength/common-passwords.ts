import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { POLISH_PASSWORDS } from './polish-passwords.ts';

/** How many of the list count, the most used first. */
const MOST_USED = 10_000;
const LIST = '@zxcvbn-ts/language-common/src/passwords.json';

let known: ReadonlySet<string> | undefined;

/**
 * The passwords that most people use, in lower case, together with Polish ones. Read when the first password is set:
 * a start does without them, and only those that count stay in memory.
 */
export function commonPasswords(): ReadonlySet<string> {
  if (known) return known;
  const list = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(LIST)), 'utf8')) as readonly string[];
  known = new Set([...list.slice(0, MOST_USED), ...POLISH_PASSWORDS]);
  return known;
}
