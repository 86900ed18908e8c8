import {
  contentPropertiesSchemas,
  findDefinition,
  MAX_PAGE_DEPTH,
  MAX_PLACED_MODULES,
  PAGE_SLOTS,
  type PageDocument,
  type PlacedModule,
  pageSchema,
  type SlotAddress,
} from '@witryna/module-schemas';
import { slotKey } from '../document/index.ts';
import { arrangementOf, depthOf } from './arrangement.ts';
import type { Choose, Conflict, FieldConflict, Versions } from './conflict.ts';
import { type Decide, type FieldSchema, mergeRecords } from './merge-fields.ts';
import { mergeOrder } from './merge-order.ts';
import { mergePlaces } from './merge-places.ts';
import { mergeRemovals } from './merge-removals.ts';

export interface MergedPage {
  readonly page: PageDocument;
  /** Where both cannot have their way; empty when they went together by themselves. */
  readonly conflicts: readonly Conflict[];
}

/**
 * What two people made of one page, as one page: different modules and fields by themselves, the rest as chosen.
 * Every change of either side is in the page or among the conflicts.
 */
export function mergePages(versions: Versions, choose: Choose = () => 'theirs'): MergedPage {
  const fieldConflicts: FieldConflict[] = [];
  const structure = mergeStructure(versions, choose);
  const page = mergePageFields(versions, choose, fieldConflicts);
  const containers: Record<string, PlacedModule> = {};
  const slotIds = (address: SlotAddress) => structure.slots.get(slotKey(address)) ?? [];
  for (const id of structure.ids) {
    const placed = mergePlaced(versions, id, choose, fieldConflicts);
    const names = Object.keys({ ...versions.theirs.containers[id]?.slots, ...versions.mine.containers[id]?.slots });
    const slots = Object.fromEntries(names.map((slot) => [slot, slotIds({ parentId: id, slot })]));
    containers[id] = names.length > 0 ? { ...placed, slots } : placed;
  }
  const [top, main, bottom] = PAGE_SLOTS.map((slot) => slotIds({ parentId: null, slot }));
  const slots = { top: top ?? [], main: main ?? [], bottom: bottom ?? [] };
  return { page: { ...page, slots, containers }, conflicts: [...fieldConflicts, ...structure.conflicts] };
}

interface Structure {
  readonly ids: readonly string[];
  readonly slots: ReadonlyMap<string, readonly string[]>;
  readonly conflicts: readonly Conflict[];
}

function mergeStructure(versions: Versions, choose: Choose): Structure {
  const at = {
    base: arrangementOf(versions.base),
    mine: arrangementOf(versions.mine),
    theirs: arrangementOf(versions.theirs),
  };
  const removals = mergeRemovals(versions, choose);
  const places = mergePlaces(at, removals.kept, choose);
  const ids = [...places.placeOf.keys()];
  const isSound =
    ids.length <= MAX_PLACED_MODULES &&
    ids.every((id) => (depthOf(places.placeOf, id) ?? Number.POSITIVE_INFINITY) <= MAX_PAGE_DEPTH);
  if (!isSound) {
    const chosen = choose('arrangement');
    const conflicts = [{ kind: 'arrangement', key: 'arrangement' } as const];
    return { ids: Object.keys(versions[chosen].containers), slots: at[chosen].slots, conflicts };
  }
  const members = Map.groupBy(places.placeOf, ([, address]) => slotKey(address));
  const conflicts: Conflict[] = [...removals.conflicts, ...places.conflicts];
  const slots = new Map<string, readonly string[]>();
  for (const [key, entries] of members) {
    const address = entries[0]?.[1];
    if (!address) continue;
    const merged = mergeOrder(at, address, new Set(entries.map(([id]) => id)), choose);
    slots.set(key, merged.ids);
    if (merged.conflict) conflicts.push(merged.conflict);
  }
  return { ids, slots, conflicts };
}

/** Hands what both changed to the person, and notes that it did. */
function deciding(choose: Choose, conflicts: FieldConflict[], placedModuleId?: string): Decide {
  return (path, { mine, theirs }) => {
    const key = `field:${path}`;
    conflicts.push({ kind: 'field', key, path, mine, theirs, ...(placedModuleId !== undefined && { placedModuleId }) });
    return choose(key) === 'mine' ? mine : theirs;
  };
}

function mergePlaced({ base, mine, theirs }: Versions, id: string, choose: Choose, conflicts: FieldConflict[]) {
  const [before, byMe, byThem] = [base.containers[id], mine.containers[id], theirs.containers[id]];
  if (!byMe || !byThem) return (byMe ?? byThem) as PlacedModule;
  const path = `/containers/${id}`;
  const decide = deciding(choose, conflicts, id);
  const schema = findDefinition(byThem.driver)?.settings as FieldSchema | undefined;
  const settings = mergeRecords(
    { base: before?.settings ?? {}, mine: byMe.settings, theirs: byThem.settings },
    (name) => schema?.properties?.[name],
    `${path}/settings`,
    decide,
  );
  const rest = mergeRecords(
    { base: restOf(before), mine: restOf(byMe), theirs: restOf(byThem) },
    noSchema,
    path,
    decide,
  );
  return { ...rest, settings } as unknown as PlacedModule;
}

const noSchema = () => undefined;

function restOf(placed: PlacedModule | undefined): Readonly<Record<string, unknown>> {
  if (!placed) return {};
  const { settings, slots, ...rest } = placed;
  return { ...rest };
}

/** Title, theme, what search engines are told and what the content has of its own. */
function mergePageFields({ base, mine, theirs }: Versions, choose: Choose, conflicts: FieldConflict[]): PageDocument {
  const decide = deciding(choose, conflicts);
  const schemas = pageSchema.properties as Readonly<Record<string, FieldSchema>>;
  const fields = (page: PageDocument) => ({
    ...page,
    slots: undefined,
    containers: undefined,
    contentProperties: undefined,
  });
  const versions = { base: fields(base), mine: fields(mine), theirs: fields(theirs) };
  const merged = mergeRecords(versions, (name) => schemas[name], '', decide);
  const contentSchema = contentPropertiesSchemas[theirs.type] as unknown as FieldSchema;
  const contentProperties = mergeRecords(
    { base: base.contentProperties, mine: mine.contentProperties, theirs: theirs.contentProperties },
    (name) => contentSchema.properties?.[name],
    '/contentProperties',
    decide,
  );
  return { ...merged, contentProperties } as unknown as PageDocument;
}
