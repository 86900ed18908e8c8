import type { PageDocument } from '@witryna/module-schemas';
import { ancestorsOf, subtreeOf } from '../../document/index.ts';
import type { PageChange } from './page-changes.ts';

/** A page that publishing replaces, and the one that it puts there. */
export type Side = 'before' | 'after';

export const SIDES = ['before', 'after'] as const satisfies readonly Side[];

const PICTURED: Readonly<Record<PageChange['kind'], readonly Side[]>> = {
  added: ['after'],
  removed: ['before'],
  changed: SIDES,
  // It looks as before: where it went is said in words.
  moved: ['after'],
  page: [],
};

/** The sides on which a picture says something about a change. */
export const sidesOf = ({ kind }: PageChange): readonly Side[] => PICTURED[kind];

/** The placed modules that have to be drawn from one side. */
export function idsToDraw(changes: readonly PageChange[], side: Side): readonly string[] {
  return changes.filter((change) => sidesOf(change).includes(side)).map(({ id }) => id);
}

/** The page with nothing but these modules and what is around or in them: drawing it costs no more than they do. */
export function pageOfModules(page: PageDocument, ids: readonly string[]): PageDocument {
  const roots = new Set(ids.map((id) => ancestorsOf(page, id)[0] ?? id));
  const only = (slot: readonly string[]) => slot.filter((id) => roots.has(id));
  const { top, main, bottom } = page.slots;
  const kept = [...roots].flatMap((id) => subtreeOf(page, id) ?? []);
  return {
    ...page,
    slots: { top: only(top), main: only(main), bottom: only(bottom) },
    containers: Object.fromEntries(kept.map((placed) => [placed.id, placed])),
  };
}
