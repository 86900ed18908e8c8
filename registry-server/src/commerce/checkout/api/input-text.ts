import { checkoutError } from '../checkout.errors.ts';

/** As clients send it: left out, or emptied. */
export type Given<T> = T | null | undefined;

const NOTE_LENGTH = 500;
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu;

/** What the shopper wrote; undefined when nothing is said of it, null when it is emptied. */
export function readNote(given: Given<string>): string | null | undefined {
  if (given === undefined) return undefined;
  const note = (given ?? '').replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').trim();
  if (note.length > NOTE_LENGTH) throw checkoutError.tooLong('customer_notes');
  return note === '' ? null : note;
}

/** A short text of a client, which is only shown again; undefined when there is none. */
export function readShort(given: Given<string>, name: string, maxLength: number): string | undefined {
  const text = (given ?? '').replace(CONTROL_CHARACTERS, '').trim();
  if (text.length > maxLength) throw checkoutError.tooLong(name);
  return text === '' ? undefined : text;
}
