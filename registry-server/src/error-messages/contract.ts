import { fieldMessages } from './catalogue/field.messages.ts';
import { ERROR_TOPICS } from './error-messages.ts';
import { LANGUAGES } from './language.ts';
import { codeIn, type Message, type Messages } from './message.ts';

export const ERROR_MESSAGES_FILE = new URL('../../contract/error-messages.json', import.meta.url);

interface PublishedMessage extends Message {
  readonly variants?: Readonly<Record<string, Message>>;
}

/** The catalogue as clients get it: by code, then by language; `{name}` stands for a value of the error's details. */
export function errorMessagesContract(): string {
  const errors = publish(Object.assign({}, ...ERROR_TOPICS) as Messages);
  return `${JSON.stringify({ languages: LANGUAGES, errors, fields: publish(fieldMessages) }, null, 2)}\n`;
}

function publish(messages: Messages): Record<string, PublishedMessage> {
  const keys = Object.keys(messages).sort();
  const codes = [...new Set(keys.map(codeIn))];
  return Object.fromEntries(
    codes.map((code) => {
      const own = messages[code];
      if (!own) throw new Error(`The error code "${code}" has variants but no message of its own.`);
      const variants = Object.entries(messages)
        .filter(([key]) => key.startsWith(`${code}/`))
        .map(([key, message]) => [key.slice(code.length + 1), message] as const);
      return [code, variants.length === 0 ? own : { ...own, variants: Object.fromEntries(variants) }];
    }),
  );
}
