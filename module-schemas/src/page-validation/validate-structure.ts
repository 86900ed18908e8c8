import { MAX_PAGE_DEPTH, MAX_PLACED_MODULES, PAGE_SLOTS, type PageDocument } from '../page/page.ts';
import { walkPage } from '../page/walk-page.ts';
import type { PageFault } from '../wire/answers.ts';

/** Faults of how modules stand in slots: unknown ids, one module in two places, cycles, depth, number. */
export function validateStructure(page: PageDocument): PageFault[] {
  const count = Object.keys(page.containers).length;
  if (count > MAX_PLACED_MODULES) return [tooManyModules('/containers', count)];
  return [...findSlotFaults(page), ...findDepthFaults(page), ...findUnreachable(page)];
}

const tooManyModules = (path: string, count: number): PageFault => ({
  path,
  rule: 'page-size',
  message: `Strona ma ${count} modułów, a może mieć najwyżej ${MAX_PLACED_MODULES}.`,
});

function findSlotFaults(page: PageDocument): PageFault[] {
  const faults: PageFault[] = [];
  const places = new Map<string, string>();
  const readSlot = (path: string, ids: readonly string[]) => {
    // A list that names the same few modules over and over would give as many faults.
    if (ids.length > MAX_PLACED_MODULES) {
      faults.push(tooManyModules(path, ids.length));
      return;
    }
    for (const [index, id] of ids.entries()) {
      const here = `${path}/${index}`;
      if (!Object.hasOwn(page.containers, id))
        faults.push({
          path: here,
          rule: 'slot-unknown-id',
          message: `W tym miejscu stoi moduł „${id}”, którego nie ma na stronie.`,
        });
      else if (places.has(id))
        faults.push({
          path: here,
          rule: 'slot-twice',
          message: `Moduł „${id}” stoi w dwóch miejscach naraz.`,
          placedModuleId: id,
        });
      places.set(id, here);
    }
  };
  for (const slot of PAGE_SLOTS) readSlot(`/slots/${slot}`, page.slots[slot]);
  for (const placed of Object.values(page.containers)) {
    for (const [slot, ids] of Object.entries(placed.slots ?? {})) {
      const path = `/containers/${placed.id}/slots/${slot}`;
      readSlot(path, ids);
    }
  }
  return faults;
}

function findDepthFaults(page: PageDocument): PageFault[] {
  for (const { placed, depth } of walkPage(page)) {
    if (depth > MAX_PAGE_DEPTH)
      return [
        {
          path: `/containers/${placed.id}`,
          rule: 'page-depth',
          message: `Moduły są zagnieżdżone głębiej niż ${MAX_PAGE_DEPTH} poziomów.`,
          placedModuleId: placed.id,
        },
      ];
  }
  return [];
}

/** Whatever no slot leads to: forgotten modules, and cycles, which hang on nothing. */
function findUnreachable(page: PageDocument): PageFault[] {
  const reachable = new Set<string>();
  for (const { placed } of walkPage(page)) reachable.add(placed.id);
  return Object.keys(page.containers)
    .filter((id) => !reachable.has(id))
    .map((id) => ({
      path: `/containers/${id}`,
      rule: 'unreachable',
      message: `Moduł „${id}” nie stoi w żadnym miejscu strony.`,
      placedModuleId: id,
    }));
}
