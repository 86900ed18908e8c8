import { findDefinition, type PageDocument, type SlotAddress } from '@witryna/module-schemas';
import { idsInSlot, offeredSlots, slotKey, subtreeOf } from '../document/index.ts';

interface RowBase {
  readonly key: string;
  /** 1 for the page's slots. */
  readonly level: number;
  /** Position among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly setSize: number;
  readonly isExpandable: boolean;
  readonly isExpanded: boolean;
}

/** A slot of the page, or one of several slots of a module. */
export interface SlotRow extends RowBase {
  readonly kind: 'slot';
  readonly address: SlotAddress;
  readonly count: number;
}

export interface ModuleRow extends RowBase {
  readonly kind: 'module';
  readonly id: string;
  readonly address: SlotAddress;
  readonly index: number;
  /** Slots that have no row of their own: the only slot of a module. */
  readonly ownSlots: readonly SlotAddress[];
}

export type OutlineRow = SlotRow | ModuleRow;

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

/**
 * The rows of the outline that are seen, from the top down; `collapsed` holds the keys of what is closed, `hidden` those
 * of slots that their modules have no item for.
 */
export function listRows(
  page: PageDocument,
  collapsed: ReadonlySet<string>,
  hidden: ReadonlySet<string> = NOTHING_HIDDEN,
): OutlineRow[] {
  const rows: OutlineRow[] = [];

  const enterSlot = (
    address: SlotAddress,
    ids: readonly string[],
    level: number,
    position: number,
    setSize: number,
  ) => {
    const key = slotKey(address);
    const isExpanded = !collapsed.has(key);
    const isExpandable = ids.length > 0;
    rows.push({ kind: 'slot', key, level, position, setSize, address, count: ids.length, isExpandable, isExpanded });
    if (isExpanded) enterModules(address, ids, level + 1);
  };

  const enterModules = (address: SlotAddress, ids: readonly string[], level: number) => {
    for (const [index, id] of ids.entries()) enterModule(address, id, index, level, ids.length);
  };

  const enterModule = (address: SlotAddress, id: string, index: number, level: number, setSize: number) => {
    const placed = page.containers[id];
    if (!placed) return;
    const names = slotNamesOf(placed.driver, placed.slots);
    const slots = names
      .map((slot) => ({ address: { parentId: id, slot }, ids: placed.slots?.[slot] ?? [] }))
      .filter(({ address: at }) => !hidden.has(slotKey(at)));
    const isExpandable = names.length > 1 || slots.some(({ ids }) => ids.length > 0);
    const isExpanded = !collapsed.has(id);
    const ownSlots = slots.map((slot) => slot.address);
    rows.push({
      kind: 'module',
      key: id,
      id,
      level,
      position: index + 1,
      setSize,
      address,
      index,
      ownSlots,
      isExpandable,
      isExpanded,
    });
    if (!isExpanded) return;
    for (const [at, slot] of slots.entries()) {
      if (names.length === 1) enterModules(slot.address, slot.ids, level + 1);
      else enterSlot(slot.address, slot.ids, level + 1, at + 1, slots.length);
    }
  };

  const offered = offeredSlots(page);
  for (const [at, slot] of offered.entries()) {
    enterSlot({ parentId: null, slot }, page.slots[slot], 1, at + 1, offered.length);
  }
  return rows;
}

/** What a row counts, faults or threads: its module's own, and while it is closed those of everything in it. */
export function countShownAt(page: PageDocument, row: OutlineRow, counts: ReadonlyMap<string, number>): number {
  if (counts.size === 0) return 0;
  const own = row.kind === 'module' ? [row.id] : [];
  const closed = row.kind === 'module' ? [row.id] : (idsInSlot(page, row.address) ?? []);
  const ids = row.isExpanded ? own : closed.flatMap((id) => (subtreeOf(page, id) ?? []).map((placed) => placed.id));
  return ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
}

/** What a module declares, and for one that we do not know what it has. */
function slotNamesOf(driver: string, slots: Readonly<Record<string, unknown>> | undefined): string[] {
  return Object.keys(findDefinition(driver)?.slots ?? slots ?? {});
}
