/** Texts of a product that are lists: paragraphs, or names one after another. */
export const LIST_TEXTS = ['description', 'benefits', 'usage', 'inci', 'warnings'] as const;
export type ListText = (typeof LIST_TEXTS)[number];

/** Some names of ingredients have a comma of their own, „1,2-Hexanediol”, but never with a space behind it. */
const BETWEEN_NAMES = ', ';

/** A list as it is typed: an entry in each line; names of ingredients as packages have them. */
export const listText = (name: ListText, entries: readonly string[] = []): string =>
  entries.join(name === 'inci' ? BETWEEN_NAMES : '\n');

/** The entries of what was typed. What nobody touched stays the list that it was, whatever signs are in it. */
export function entriesOf(name: ListText, text: string, stored: readonly string[] = []): readonly string[] {
  if (text === listText(name, stored)) return stored;
  return text
    .split('\n')
    .flatMap((line) => (name === 'inci' ? `${line.trim()} `.split(BETWEEN_NAMES) : [line]))
    .map((entry) => entry.trim())
    .filter(Boolean);
}
