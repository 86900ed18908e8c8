import { createContext, type ReactNode, use } from 'react';
import { sharedWords as polish, type SharedWords } from './shared-words.pl.ts';

const catalogues = {
  pl: async () => polish,
  en: async () => (await import('./shared-words.en.ts')).sharedWords,
  hu: async () => (await import('./shared-words.hu.ts')).sharedWords,
} satisfies Readonly<Record<string, () => Promise<SharedWords>>>;

let inForms: SharedWords = polish;

/** Has what forms share with screens said in a language from now on, within forms alone. */
export async function loadSharedWords(language: keyof typeof catalogues): Promise<void> {
  inForms = await catalogues[language]();
}

const SharedWordsContext = createContext(polish);

/** What controls and pickers say where they stand: Polish on a screen, the language of forms within one. */
export const useSharedWords = (): SharedWords => use(SharedWordsContext);

/** Around a form: what stands in it is said in the language that the person reads forms in. */
export function InFormLanguage({ children }: { readonly children: ReactNode }) {
  return <SharedWordsContext value={inForms}>{children}</SharedWordsContext>;
}
