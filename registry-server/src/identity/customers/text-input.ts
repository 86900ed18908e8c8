import { findTextFault, type TextRules } from '@witryna/module-schemas/validation';
import { InputRefused } from '../../graphql/refusals.ts';
import { type FieldFault, fieldRefused } from './field-refused.ts';

/** As clients send it: a field may be left out, or be null. */
export type Given<T> = T | null | undefined;

interface FieldTextRules extends TextRules {
  readonly path: string;
}

/** The text without blanks around it; null when there is none. Faults are added to the list. */
export function readText(given: Given<string>, rules: FieldTextRules, faults: FieldFault[]): string | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  const rule = findTextFault(text, rules);
  if (rule) faults.push({ path: rules.path, rule });
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
