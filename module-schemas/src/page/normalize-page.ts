import { isRecord } from '../is-record.ts';
import { DEFAULT_ROBOTS, PAGE_SLOTS, type PageDocument, type PlacedModule } from './page.ts';

/** `ArticlesTeaserBox` → `articles-teaser-box`; what is kebab-case already stays. */
export function toDriver(name: string): string {
  return /^[A-Z]/.test(name)
    ? name
        .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
        .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1-')
        .toLowerCase()
    : name;
}

/**
 * Brings a page of any accepted form to the one form: containers as a map (a list is numbered from 1),
 * every entry with its id, slots complete, defaults in place. Fields and modules that are unknown stay as they are.
 * What is of a wrong type stays too: `validatePage` names it.
 */
export function normalizePage(input: unknown): PageDocument {
  const page = isRecord(input) ? input : {};
  const properties = isRecord(page.properties) ? page.properties : {};
  const meta = isRecord(properties.meta) ? properties.meta : {};
  const containers = normalizeContainers(page.containers);
  return {
    ...page,
    type: page.type ?? 'page',
    title: page.title ?? '',
    theme: page.theme ?? 'default',
    properties: { ...properties, meta: { robots: DEFAULT_ROBOTS, ...meta } },
    contentProperties: page.contentProperties ?? {},
    slots: normalizePageSlots(page.slots, containers),
    containers,
  } as PageDocument;
}

function normalizeContainers(input: unknown): Record<string, PlacedModule> {
  if (Array.isArray(input))
    return Object.fromEntries(
      input.map((entry, index) => {
        const id = idOf(entry) ?? String(index + 1);
        return [id, normalizePlaced(entry, id)];
      }),
    );
  if (!isRecord(input)) return {};
  return Object.fromEntries(Object.entries(input).map(([id, entry]) => [id, normalizePlaced(entry, id)]));
}

const idOf = (entry: unknown): string | undefined => {
  if (!isRecord(entry)) return undefined;
  return typeof entry.id === 'string' && entry.id !== ''
    ? entry.id
    : typeof entry.id === 'number'
      ? String(entry.id)
      : undefined;
};

function normalizePlaced(entry: unknown, id: string): PlacedModule {
  if (!isRecord(entry)) return entry as PlacedModule;
  return {
    ...entry,
    id,
    driver: typeof entry.driver === 'string' ? toDriver(entry.driver) : entry.driver,
    version: entry.version ?? 1,
    settings: entry.settings ?? {},
  } as PlacedModule;
}

/** A page without slots of its own has all that no module holds in main, in the order of its containers. */
function normalizePageSlots(input: unknown, containers: Record<string, PlacedModule>): PageDocument['slots'] {
  if (input === undefined) {
    const held = new Set(Object.values(containers).flatMap((placed) => Object.values(placed?.slots ?? {}).flat()));
    return { top: [], main: Object.keys(containers).filter((id) => !held.has(id)), bottom: [] };
  }
  const slots = isRecord(input) ? input : {};
  const complete = Object.fromEntries(PAGE_SLOTS.map((slot) => [slot, slots[slot] ?? []]));
  return { ...slots, ...complete } as unknown as PageDocument['slots'];
}
