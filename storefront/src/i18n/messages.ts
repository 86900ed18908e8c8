import { en } from './en.ts';
import { type Messages, pl } from './pl.ts';

export type { Messages } from './pl.ts';

/** Languages of the site variants; one without a catalogue of its own speaks the language named here. */
const catalogues = { pl, en, uk: en, fr: en, ru: en, cs: en, hu: en, de: en } as const satisfies Record<
  string,
  Messages
>;

/** The sentences of a language (`pl-PL` and `pl` alike); an unknown language speaks English. */
export function messagesOf(language: string): Messages {
  const primary = language.split('-', 1)[0]?.toLowerCase() ?? '';
  return Object.entries(catalogues).find(([name]) => name === primary)?.[1] ?? en;
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
