import { textsOf } from './known-languages.ts';
import type { Messages } from './pl.ts';

export type { Messages } from './pl.ts';

/** The sentences of a language (`pl-PL` and `pl` alike), which is loaded; an unknown language speaks English. */
export function messagesOf(language: string): Messages {
  return textsOf(language, 'messages');
}

/** A sentence with its `{name}` gaps filled. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}

/** The few sentences that stand on every page; they travel with it. */
export function labelsOf(language: string): Pick<Messages, 'skipToContent' | 'loading'> {
  const { skipToContent, loading } = messagesOf(language);
  return { skipToContent, loading };
}
