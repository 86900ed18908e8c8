import { emptyPage, isRecord, type PageDocument, type PageSlot } from '@witryna/module-schemas';
import { canonicalJson } from '../text/canonical-json.ts';

/** The modules of one slot of a page, whatever they are called there. */
interface SlotContent {
  readonly driver: unknown;
  readonly version: unknown;
  readonly settings: unknown;
  readonly slots: Readonly<Record<string, readonly SlotContent[]>>;
}

type Page = Pick<PageDocument, 'slots' | 'containers'>;

/** A page as its text says it; undefined for a text that is none. */
export function readPage(text: string): (Page & Readonly<Record<string, unknown>>) | undefined {
  try {
    const document: unknown = JSON.parse(text);
    if (!isRecord(document) || !isRecord(document.slots) || !isRecord(document.containers)) return undefined;
    return document as unknown as Page & Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

/** Two pages have the same text for a slot when they hold the same modules there; empty for a slot without any. */
export function slotText({ slots, containers }: Page, slot: PageSlot): string {
  const content = contentOf(slots[slot], containers, new Set());
  return content.length === 0 ? '' : canonicalJson(content);
}

function contentOf(ids: unknown, containers: Page['containers'], above: ReadonlySet<string>): SlotContent[] {
  if (!Array.isArray(ids)) return [];
  return ids.flatMap((id: string) => {
    const placed = Object.hasOwn(containers, id) && !above.has(id) ? containers[id] : undefined;
    if (!placed) return [];
    const inside = new Set([...above, id]);
    const held = Object.entries(placed.slots ?? {}).map(
      ([slot, list]) => [slot, contentOf(list, containers, inside)] as const,
    );
    const { driver, version, settings } = placed;
    return [{ driver, version, settings, slots: Object.fromEntries(held) }];
  });
}

/** The ids of a slot's modules and of all that they hold. */
function idsWithin({ slots, containers }: Page, slot: PageSlot): Set<string> {
  const found = new Set<string>();
  const enter = (ids: readonly string[]) => {
    for (const id of ids) {
      if (found.has(id) || !Object.hasOwn(containers, id)) continue;
      found.add(id);
      for (const held of Object.values(containers[id]?.slots ?? {})) enter(held);
    }
  };
  enter(slots[slot] ?? []);
  return found;
}

const pick = (page: Page, keep: (id: string) => boolean) =>
  Object.fromEntries(Object.entries(page.containers).filter(([id]) => keep(id)));

/** A snippet of a page's slot. */
export function snippetOfSlot(page: Page, slot: PageSlot, title: string): PageDocument {
  const ids = idsWithin(page, slot);
  const document = emptyPage('snippet', title);
  return {
    ...document,
    slots: { ...document.slots, main: page.slots[slot] },
    containers: pick(page, (id) => ids.has(id)),
  };
}

/** The page without the modules of a slot: it shows what the site has there. */
export function withoutSlot<P extends Page>(page: P, slot: PageSlot): P {
  const ids = idsWithin(page, slot);
  return { ...page, slots: { ...page.slots, [slot]: [] }, containers: pick(page, (id) => !ids.has(id)) };
}
