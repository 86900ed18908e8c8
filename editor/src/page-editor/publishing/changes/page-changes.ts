import type { PageDocument, PlacedModule } from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';
import { contentSchemaOf, definitionOf } from '../../definitions/index.ts';
import { describePlaceOf, nameOfPlaced } from '../../describe/index.ts';
import { fieldTitle } from '../../module-forms/index.ts';
import { movedModules, placesOf } from './module-places.ts';

/** What publishing does to one module, or to the page itself. */
export interface PageChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved' | 'page';
  /** Of the placed module; of the page its title. */
  readonly id: string;
  readonly name: string;
  /** Names of the fields that differ, where fields were changed. */
  readonly fields: readonly string[];
  /** Of a module that was moved: where it is and where it will be, in words. */
  readonly places?: { readonly from: string; readonly to: string };
}

/** What differs between the page in the shop and the draft, in the order of the draft, what was taken away last. */
export function pageChanges(before: PageDocument, after: PageDocument): readonly PageChange[] {
  const places = { before: placesOf(before), after: placesOf(after) };
  const movedIds = movedModules(places.before, places.after);
  const changes: PageChange[] = [];
  const own = changedOwn(before, after);
  if (own) changes.push({ kind: 'page', id: '', name: after.title, fields: own });
  for (const [id, place] of places.after) {
    const [was, is] = [before.containers[id], after.containers[id]];
    if (!is) continue;
    const name = nameOfPlaced(is);
    // What came with its parent is told by the parent.
    if (!was) {
      if (!isNew(place.parent, before)) changes.push({ kind: 'added', id, name, fields: [] });
      continue;
    }
    const fields = changedFields(was, is);
    const moved = movedIds.has(id) && { places: placesInWords(id, before, after) };
    if (fields) changes.push({ kind: 'changed', id, name, fields, ...moved });
    else if (moved) changes.push({ kind: 'moved', id, name, fields: [], ...moved });
  }
  for (const [id, place] of places.before) {
    const was = before.containers[id];
    if (was && !places.after.has(id) && !isNew(place.parent, after))
      changes.push({ kind: 'removed', id, name: nameOfPlaced(was), fields: [] });
  }
  return changes;
}

const isNew = (parent: string | undefined, { containers }: Pick<PageDocument, 'containers'>) =>
  parent !== undefined && containers[parent] === undefined;

/** Names of the settings that differ; undefined when none does. */
function changedFields(was: PlacedModule, is: PlacedModule): readonly string[] | undefined {
  const schema = definitionOf(is.driver)?.settings;
  const differing = differingKeys(was.settings, is.settings);
  if (differing.length === 0 && was.anchor === is.anchor) return undefined;
  const names = differing.flatMap((key) => (schema && fieldTitle(schema, `/${key}`, is.settings)) ?? []);
  return [...new Set(was.anchor === is.anchor ? names : [...names, t.inspector.anchor.label])];
}

const placesInWords = (id: string, before: PageDocument, after: PageDocument) => ({
  from: describePlaceOf(before, id) ?? '',
  to: describePlaceOf(after, id) ?? '',
});

/** Names of what differs in the page itself; undefined when nothing does. */
function changedOwn(was: PageDocument, is: PageDocument): readonly string[] | undefined {
  const words = t.pageSettings;
  const differs = (key: 'title' | 'theme' | 'properties') => JSON.stringify(was[key]) !== JSON.stringify(is[key]);
  const own = [
    ...(differs('title') ? [words.pageTitle] : []),
    ...(differs('theme') ? [words.theme] : []),
    ...(differs('properties') ? [words.seo] : []),
  ];
  const content = differingKeys(was.contentProperties, is.contentProperties);
  if (own.length === 0 && content.length === 0) return undefined;
  const schema = contentSchemaOf(is.type);
  return [...new Set([...own, ...content.flatMap((key) => fieldTitle(schema, `/${key}`, is.contentProperties) ?? [])])];
}

type Values = Readonly<Record<string, unknown>>;

function differingKeys(was: Values, is: Values): readonly string[] {
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...keys].filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]));
}
