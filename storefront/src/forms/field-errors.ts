import { findEmailFault } from '@witryna/module-schemas/validation';
import type { EmailHints } from '../i18n/email-hints.ts';

interface EmailSentences {
  readonly fieldEmpty: string;
  readonly emailWrong: string;
  readonly emailHints: EmailHints;
}

/** What is wrong with an address in a sentence: the general one first, then what exactly. */
export function emailSentence(
  email: string,
  { fieldEmpty, emailWrong, emailHints }: EmailSentences,
): string | undefined {
  if (email.trim() === '') return fieldEmpty;
  const fault = findEmailFault(email);
  return fault && (fault === 'wrong' ? emailWrong : `${emailWrong}. ${emailHints[fault]}`);
}
