import { normalizeForSearch } from '../text/normalize-for-search.ts';

/** What a new password of a customer must have. */
export const MIN_PASSWORD_LENGTH = 8;
/** Keeps hashing cheap. */
export const MAX_PASSWORD_LENGTH = 128;
/** Staff: long rather than intricate. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;

const CLASSES = { letter: /\p{L}/u, digit: /\p{N}/u, special: /[^\p{L}\p{N}\s]/u };

/** What a new password of a customer must have, each by itself, in the order in which people are told. */
export const PASSWORD_RULES = ['length', 'letter', 'digit', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The rules that a password does not meet, as it is typed. */
export function unmetPasswordRules(password: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter((rule) =>
    rule === 'length' ? [...password].length < MIN_PASSWORD_LENGTH : !CLASSES[rule].test(password),
  );
}

/** Which rule a new password of a customer breaks: its length, or a letter, a digit and a special character. */
export function findPasswordFault(password: string): 'password-length' | 'password-classes' | undefined {
  const unmet = unmetPasswordRules(password);
  if (unmet.includes('length') || [...password].length > MAX_PASSWORD_LENGTH) return 'password-length';
  return unmet.length > 0 ? 'password-classes' : undefined;
}

/** What anybody knows of whom a password is for. */
export interface KnownOfPerson {
  readonly email?: string | undefined;
  /** Names of the shop. */
  readonly shopNames: readonly string[];
}

/** What people write for a letter. One sign may stand for two of them. */
const LEET: readonly Readonly<Record<string, string>>[] = [
  { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i', '€': 'e' },
  { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'l', '€': 'e' },
];
/** Shorter words stand inside too many others. */
const SHORTEST_WORD = 3;
/** So many letters beside what is known make no password of their own. */
const LETTERS_BESIDE = 2;

/** Whether a password is made of the e-mail or of the shop's name. */
export function isPersonalPassword(password: string, { email = '', shopNames }: KnownOfPerson): boolean {
  const words = wordsOf(email, shopNames);
  return words.length > 0 && passwordForms(password).some((form) => isMadeOf(form, words));
}

/** The password as it was before it was dressed up: without case, marks, signs for letters, years and signs around. */
export function passwordForms(password: string): readonly string[] {
  const plain = normalizeForSearch(password);
  const core = trimSigns(plain);
  const forms = [plain, core];
  for (const signs of LEET) {
    forms.push(spelled(core, signs), trimSigns(spelled(plain, signs)));
  }
  return [...new Set(forms.filter((form) => form.length > SHORTEST_WORD))];
}

const spelled = (text: string, signs: Readonly<Record<string, string>>) =>
  [...text].map((sign) => signs[sign] ?? sign).join('');

/** Without what is no letter at both ends. */
function trimSigns(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && !isLetter(text[start])) start += 1;
  while (end > start && !isLetter(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

const isLetter = (sign: string | undefined) => sign !== undefined && sign >= 'a' && sign <= 'z';
const lettersOf = (text: string) => [...text].filter(isLetter).join('');

/** The parts of the address and of the shop's names, whole ones too, the longest first. */
function wordsOf(email: string, shopNames: readonly string[]): readonly string[] {
  const [local = '', domain = ''] = normalizeForSearch(email).split('@');
  const texts = [local, domain, ...shopNames.map(normalizeForSearch)];
  const words = texts.flatMap((text) => [lettersOf(text), ...text.split(/[^a-z]/)]);
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
}

/** Whether nothing is left of it without these words but a letter or two. */
function isMadeOf(form: string, words: readonly string[]): boolean {
  const letters = lettersOf(form);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest.length < letters.length && rest.length <= LETTERS_BESIDE;
}
