import type { FaultSentences } from '@witryna/module-schemas';
import { type FormWords, formWords as polish } from './form-words.pl.ts';
import type { ServerFaultWords } from './server-fault-words.ts';

interface Catalogue {
  readonly words: FormWords;
  /** What the rules of schemas mean; Polish is what they are said in without. */
  readonly faults?: FaultSentences;
  /** What the server alone finds; it says that in Polish itself. */
  readonly serverFaults?: ServerFaultWords;
}

/** In an entry of their own: few people need any but the Polish ones. */
const loadFaults = async () => (await import('@witryna/module-schemas/fault-sentences')).FAULT_SENTENCES;

const catalogues = {
  pl: async () => ({ words: polish }),
  en: async () => {
    const [{ formWords: words }, { serverFaultWords: serverFaults }, faults] = await Promise.all([
      import('./form-words.en.ts'),
      import('./server-fault-words.en.ts'),
      loadFaults(),
    ]);
    return { words, serverFaults, faults: faults.en };
  },
  hu: async () => {
    const [{ formWords: words }, { serverFaultWords: serverFaults }, faults] = await Promise.all([
      import('./form-words.hu.ts'),
      import('./server-fault-words.hu.ts'),
      loadFaults(),
    ]);
    return { words, serverFaults, faults: faults.hu };
  },
} satisfies Readonly<Record<string, () => Promise<Catalogue>>>;

let shown: Catalogue = { words: polish };

/** Has the words around the fields of modules, and what is wrong with them, said in a language from now on. */
export async function loadFormWords(language: keyof typeof catalogues): Promise<void> {
  shown = await catalogues[language]();
}

export const shownFormWords = (): FormWords => shown.words;

/** What the rules of schemas mean in the language of the forms; undefined for Polish. */
export const shownFaultSentences = (): FaultSentences | undefined => shown.faults;

/** What the server alone finds, in the language of the forms; undefined for Polish. */
export const shownServerFaultWords = (): ServerFaultWords | undefined => shown.serverFaults;
