import { changeTexts, emptyPage, replaceWords, type WordsQuery } from '@witryna/module-schemas';
import type { ApiClient } from '../api/client.ts';
import {
  fetchSection,
  type SavedSection,
  type SectionModules,
  saveSectionModules,
} from '../api/content/saved-sections.ts';
import { errorSentence } from '../api/error-sentence.ts';

export interface SectionOutcome {
  readonly id: number;
  readonly name: string;
  /** Why it was not changed. */
  readonly reason?: string;
}

/** Whether this person may change it; one whose site is gone would change its language with that. */
export const isReplaceable = ({ mayChange, site }: SavedSection): boolean => mayChange && site !== undefined;

/** Puts other words into saved sections, one after the other, each on top of what it is now. */
export async function replaceInSections(
  api: ApiClient,
  sections: readonly SavedSection[],
  query: WordsQuery,
  replacement: string,
): Promise<readonly SectionOutcome[]> {
  const outcomes: SectionOutcome[] = [];
  for (const { id, name } of sections) {
    try {
      const { section, modules } = await fetchSection(api, id);
      const replaced = replaceInModules(modules, query, replacement);
      // Somebody has changed the words meanwhile.
      if (!replaced || section.site === undefined) continue;
      await saveSectionModules(api, { id, version: section.version, site: section.site, modules: replaced });
      outcomes.push({ id, name });
    } catch (error) {
      outcomes.push({ id, name, reason: errorSentence(error) });
    }
  }
  return outcomes;
}

/** The modules with other words; undefined where none of them has the words. */
function replaceInModules(modules: SectionModules, query: WordsQuery, replacement: string): SectionModules | undefined {
  let isChanged = false;
  const page = {
    ...emptyPage('page', ''),
    containers: Object.fromEntries(modules.map((placed) => [placed.id, placed])),
  };
  const { containers } = changeTexts(page, (text) => {
    const next = replaceWords(text, query, replacement);
    isChanged ||= next !== text;
    return next;
  });
  const [root, ...below] = modules;
  return isChanged
    ? [containers[root.id] ?? root, ...below.map((placed) => containers[placed.id] ?? placed)]
    : undefined;
}
