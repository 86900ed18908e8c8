import { accountMessages } from './catalogue/account.messages.ts';
import { cartMessages } from './catalogue/cart.messages.ts';
import { catalogMessages } from './catalogue/catalog.messages.ts';
import { checkoutMessages } from './catalogue/checkout.messages.ts';
import { contentMessages } from './catalogue/content.messages.ts';
import { fieldMessages } from './catalogue/field.messages.ts';
import { orderMessages } from './catalogue/order.messages.ts';
import { requestMessages } from './catalogue/request.messages.ts';
import { staffMessages } from './catalogue/staff.messages.ts';
import type { Language } from './language.ts';
import { type CodeIn, fillText, type Message, type MessageValues, type Text } from './message.ts';

/** The catalogue by topic; a key is in one of them only. */
export const ERROR_TOPICS = [
  requestMessages,
  accountMessages,
  catalogMessages,
  cartMessages,
  checkoutMessages,
  orderMessages,
  contentMessages,
  staffMessages,
] as const;

type KeysOf<Topic> = Topic extends unknown ? keyof Topic & string : never;

/** A code, or a code with its variant: `token-invalid`, `token-invalid/newsletter`. */
export type ErrorKey = KeysOf<(typeof ERROR_TOPICS)[number]>;
/** A code as it is on the wire; stable, since clients depend on it. */
export type ErrorCode = CodeIn<ErrorKey>;
/** A rule that the value of a field can break, with or without its variant. */
export type FieldRule = keyof typeof fieldMessages;

const errors = new Map<string, Message>(ERROR_TOPICS.flatMap((topic) => Object.entries(topic)));
const fields = new Map<string, Message>(Object.entries(fieldMessages));

/** The sentence of an error for people. */
export function errorSentence(key: ErrorKey, language: Language, values: MessageValues = {}): string {
  return fillText(textOf(errors, key, language), values, language);
}

/** The sentence beside a field for people. */
export function fieldSentence(rule: FieldRule, language: Language, values: MessageValues = {}): string {
  return fillText(textOf(fields, rule, language), values, language);
}

function textOf(catalogue: ReadonlyMap<string, Message>, key: string, language: Language): Text {
  const message = catalogue.get(key);
  // The types exclude this; a key assembled at run time is a bug.
  if (!message) throw new Error(`The error catalogue has no message "${key}".`);
  return message[language];
}
