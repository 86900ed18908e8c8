import { type PageDocument, pageSchema } from '@witryna/module-schemas';
import { t } from '../../i18n/pl.ts';
import { contentSchemaOf, definitionOf } from '../definitions/index.ts';
import { describeSlot, nameOfPlaced } from '../describe/index.ts';
import { faultPlace, settingsPointer } from '../faults/index.ts';
import type { Conflict, Versions } from '../merge/index.ts';
import { pointerSteps, propertiesOf, type SchemaNode } from '../module-forms/index.ts';
import type { ReadableSchema } from './readable-value.tsx';

const nameOf = ({ mine, theirs, base }: Versions, id: string): string => {
  const placed = mine.containers[id] ?? theirs.containers[id] ?? base.containers[id];
  return placed ? nameOfPlaced(placed) : id;
};

/** What two people did not agree on, as the heading of the question. */
export function conflictTitle(conflict: Conflict, versions: Versions): string {
  switch (conflict.kind) {
    case 'field': {
      const { path, placedModuleId } = conflict;
      const placed = placedModuleId === undefined ? undefined : versions.mine.containers[placedModuleId];
      const place = faultPlace(
        { path, rule: '', message: '', ...(placed && { placedModuleId: placed.id }) },
        placed,
        versions.mine.type,
      );
      return place.replace(/:$/, '');
    }
    case 'removal':
      return nameOf(versions, conflict.id);
    case 'place':
      return t.conflict.place(nameOf(versions, conflict.id));
    case 'order':
      return t.conflict.order(describeSlot(versions.mine, conflict.slot));
    case 'arrangement':
      return t.conflict.arrangement;
  }
}

/** What one side wants, in words; undefined for values, which are shown as they are. */
export function describeChange(
  conflict: Conflict,
  side: 'mine' | 'theirs',
  versions: Versions,
): readonly string[] | undefined {
  switch (conflict.kind) {
    case 'field':
      return undefined;
    case 'removal':
      return [conflict.removedBy === side ? t.conflict.removed : t.conflict.changed(nameOf(versions, conflict.id))];
    case 'place':
      return [describeSlot(versions[side], conflict[side])];
    case 'order':
      return conflict[side].map((id) => nameOf(versions, id));
    case 'arrangement':
      return [t.conflict.arrangementOf(modulesOf(versions[side]))];
  }
}

const modulesOf = (page: PageDocument) => Object.keys(page.containers).length;

/** The schema of the field that a pointer into the page names. */
export function schemaAt(
  page: PageDocument,
  path: string,
  placedModuleId: string | undefined,
): ReadableSchema | undefined {
  const placed = placedModuleId === undefined ? undefined : page.containers[placedModuleId];
  const pointer = placed ? settingsPointer(path) : path;
  const root: unknown = placed ? definitionOf(placed.driver)?.settings : pageNode(page);
  if (pointer === undefined || root === undefined) return undefined;
  let node: SchemaNode | undefined = root as SchemaNode;
  let value: unknown = placed ? placed.settings : page;
  for (const step of pointerSteps(pointer)) {
    node = node?.items ?? (node && propertiesOf(node, value)[step]);
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  return node as ReadableSchema | undefined;
}

const pageNode = ({ type }: PageDocument) => ({
  properties: { ...pageSchema.properties, contentProperties: contentSchemaOf(type) },
});
