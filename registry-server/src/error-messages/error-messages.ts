import { accountMessages } from './catalogue/account.messages.ts';
import { cartMessages } from './catalogue/cart.messages.ts';
import { catalogMessages } from './catalogue/catalog.messages.ts';
import { checkoutMessages } from './catalogue/checkout.messages.ts';
import { contentMessages } from './catalogue/content.messages.ts';
import { fieldMessages } from './catalogue/field.messages.ts';
import { orderMessages } from './catalogue/order.messages.ts';
import { csMessages } from './catalogue/others/cs.messages.ts';
import { deMessages } from './catalogue/others/de.messages.ts';
import { frMessages } from './catalogue/others/fr.messages.ts';
import { huMessages } from './catalogue/others/hu.messages.ts';
import { ruMessages } from './catalogue/others/ru.messages.ts';
import type { ShopperMessages } from './catalogue/others/shopper-messages.ts';
import { ukMessages } from './catalogue/others/uk.messages.ts';
import { requestMessages } from './catalogue/request.messages.ts';
import { staffMessages } from './catalogue/staff.messages.ts';
import type { Language, ShopLanguage } from './language.ts';
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

/** What shoppers can meet, in the languages that have nothing else. */
export const SHOPPER_MESSAGES: Readonly<Record<Exclude<ShopLanguage, Language>, ShopperMessages>> = {
  uk: ukMessages,
  fr: frMessages,
  ru: ruMessages,
  cs: csMessages,
  hu: huMessages,
  de: deMessages,
};

/** The sentence of an error for people; in English where their language does not have it. */
export function errorSentence(key: ErrorKey, language: ShopLanguage, values: MessageValues = {}): string {
  return sentenceOf(errors, 'errors', key, { language, values });
}

/** The sentence beside a field for people. */
export function fieldSentence(rule: FieldRule, language: ShopLanguage, values: MessageValues = {}): string {
  return sentenceOf(fields, 'fields', rule, { language, values });
}

function sentenceOf(
  catalogue: ReadonlyMap<string, Message>,
  part: keyof ShopperMessages,
  key: string,
  { language, values }: { readonly language: ShopLanguage; readonly values: MessageValues },
): string {
  if (language === 'pl' || language === 'en') return fillText(textOf(catalogue, key, language), values, language);
  const own: Readonly<Record<string, string>> = SHOPPER_MESSAGES[language][part];
  const text = own[key];
  return text === undefined ? fillText(textOf(catalogue, key, 'en'), values, 'en') : fillText(text, values, language);
}

function textOf(catalogue: ReadonlyMap<string, Message>, key: string, language: Language): Text {
  const message = catalogue.get(key);
  // The types exclude this; a key assembled at run time is a bug.
  if (!message) throw new Error(`The error catalogue has no message "${key}".`);
  return message[language];
}
