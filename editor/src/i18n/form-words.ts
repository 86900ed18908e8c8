import { type FormWords, formWords as polish } from './form-words.pl.ts';

const catalogues = {
  pl: async () => polish,
  en: async () => (await import('./form-words.en.ts')).formWords,
  hu: async () => (await import('./form-words.hu.ts')).formWords,
} satisfies Readonly<Record<string, () => Promise<FormWords>>>;

let shown = polish;

/** Has the words around the fields of modules said in a language from now on. */
export async function loadFormWords(language: keyof typeof catalogues): Promise<void> {
  shown = await catalogues[language]();
}

export const shownFormWords = (): FormWords => shown;
