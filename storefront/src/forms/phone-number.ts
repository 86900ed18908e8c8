import { parsePhone } from '@witryna/module-schemas/validation';
import { fillIn } from '../i18n/messages.ts';

const PHONE_DIGITS = 9;

interface PhoneSentences {
  readonly phoneShort: string;
  readonly phoneWrong: string;
}

/** What exactly is wrong with a phone number that cannot be read as one. */
export function phoneFault(text: string, { phoneShort, phoneWrong }: PhoneSentences): string {
  const { length } = text.replaceAll(/\D/g, '').replace(/^(?:00)?48(?=\d{6})/, '');
  return length === PHONE_DIGITS - 1 ? phoneShort : fillIn(phoneWrong, { count: String(length) });
}

/** The digits of a phone in threes, as people read them: `600 100 200`. */
export function phoneInThrees(typed: string): string {
  const phone = parsePhone(typed);
  if (phone === undefined || !phone.startsWith('+48')) return typed;
  const digits = phone.slice(3);
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}
