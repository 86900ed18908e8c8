import { normalizeForSearch } from '@witryna/module-schemas';
import type { SavedSection } from '../../api/content/saved-sections.ts';

/** The sections whose name or group has every word of the search, those with all of them in the name first. */
export function searchSections(sections: readonly SavedSection[], search: string): SavedSection[] {
  const words = normalizeForSearch(search).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => normalizeForSearch(text).includes(word));
  const named = sections.filter(({ name }) => hasAll(name));
  const grouped = sections.filter(({ name, group = '' }) => !hasAll(name) && hasAll(`${name} ${group}`));
  return [...named, ...grouped];
}

/** Sections of one group; without a name those that are in none. */
export interface SectionGroup {
  readonly group: string | undefined;
  readonly sections: readonly SavedSection[];
}

/** The sections by group, in the order of the alphabet; those without a group come last. */
export function groupSections(sections: readonly SavedSection[]): SectionGroup[] {
  const groups = Map.groupBy(sections, ({ group }) => group);
  return [...groups]
    .map(([group, of]) => ({ group, sections: of }))
    .toSorted((a, b) =>
      a.group === undefined || b.group === undefined
        ? Number(a.group === undefined) - Number(b.group === undefined)
        : a.group.localeCompare(b.group, 'pl'),
    );
}

/** The names of groups that there are, in the order of the alphabet. */
export const groupNames = (sections: readonly SavedSection[]): string[] =>
  groupSections(sections).flatMap(({ group }) => group ?? []);
