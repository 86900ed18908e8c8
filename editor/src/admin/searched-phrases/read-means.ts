import { t } from '../../i18n/pl.ts';

const MOST = 10;
const SHORTEST = 2;
const LONGEST = 60;
/** They are signs of the list of synonyms itself. */
const SIGNS = /[#=>]/;

/** What was typed as a list with commas: the phrases, each once, or what is wrong with them. */
export function readMeans(typed: string): { readonly means: string[]; readonly fault?: string } {
  const means = [
    ...new Set(
      typed
        .split(',')
        .map((words) => words.trim().replace(/\s+/g, ' '))
        .filter(Boolean),
    ),
  ];
  if (means.length > MOST) return { means, fault: t.searchedPhrases.tooManyMeans };
  const isWrong = means.some((words) => words.length < SHORTEST || words.length > LONGEST || SIGNS.test(words));
  return isWrong ? { means, fault: t.searchedPhrases.wrongMeans } : { means };
}
