import { InputRefused } from '../../graphql/refusals.ts';
import { type FieldFault, fieldRefused } from './field-refused.ts';

/** As clients send it: a field may be left out, or be null. */
export type Given<T> = T | null | undefined;

const CONTROL_CHARACTERS = /\p{Cc}/u;
/** Whoever signs others up must not get links into the mails that we send them. */
const LINK_LIKE = /[<>{}\\@]|\/\/|www\./iu;

interface TextRules {
  readonly path: string;
  readonly maxLength: number;
  /** Names appear in mails. */
  readonly isName?: boolean;
}

/** The text without blanks around it; null when there is none. Faults are added to the list. */
export function readText(given: Given<string>, rules: TextRules, faults: FieldFault[]): string | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  const { path, maxLength, isName } = rules;
  if (text.length > maxLength) faults.push({ path, rule: 'too-long' });
  else if (CONTROL_CHARACTERS.test(text) || (isName && LINK_LIKE.test(text))) faults.push({ path, rule: 'characters' });
  return text;
}

/** Refuses the whole input when there are faults. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw fieldRefused(faults);
}

/** The text itself; refuses one that is empty. */
export function requireText(given: Given<string>, message: string): string {
  if (!given?.trim()) throw new InputRefused(message, 'input-missing');
  return given;
}
