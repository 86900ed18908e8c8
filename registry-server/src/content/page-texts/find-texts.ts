import { collectTexts, findWords, type PageDocument, type WordsQuery } from '@witryna/module-schemas';

/** A text that has the words, and where it stands. */
export interface FoundText {
  readonly path: string;
  readonly text: string;
  readonly placedModuleId?: string;
  readonly driver?: string;
}

/** Most texts that are named of one page or section. */
export const MAX_FOUND_TEXTS = 50;

/** The texts of a document that have the words, in its order. */
export function findTexts(document: PageDocument, words: WordsQuery): FoundText[] {
  return collectTexts(document)
    .filter(({ text }) => findWords(text, words).length > 0)
    .slice(0, MAX_FOUND_TEXTS)
    .map((found) => {
      const driver = found.placedModuleId && document.containers[found.placedModuleId]?.driver;
      return driver ? { ...found, driver } : found;
    });
}
