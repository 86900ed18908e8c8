import {
  findDefinition,
  isDriver,
  type ModuleForm,
  moduleForms,
  type PageDocument,
  type PlacedModule,
} from '@witryna/module-schemas';
import { slotKey } from './slot-address.ts';

/** The empty slots of a module that its settings have no item for, as those of the fourth to the sixth of three tabs. */
export function hiddenSlotsOf({ driver, settings, slots }: PlacedModule): readonly string[] {
  const form: ModuleForm | undefined = isDriver(driver) ? moduleForms[driver] : undefined;
  if (form?.slotsOf === undefined) return [];
  const items = settings[form.slotsOf];
  const count = Array.isArray(items) ? items.length : 0;
  const isEmpty = (slot: string) => (slots?.[slot] ?? []).length === 0;
  return Object.keys(findDefinition(driver)?.slots ?? {}).filter((slot, at) => at >= count && isEmpty(slot));
}

const SEPARATOR = '\n';

/** The keys of all hidden slots of a page as one text, which is the same as long as they are. */
export function hiddenSlotKeys(page: PageDocument): string {
  return Object.values(page.containers)
    .flatMap((placed) => hiddenSlotsOf(placed).map((slot) => slotKey({ parentId: placed.id, slot })))
    .join(SEPARATOR);
}

/** What such a text names. */
export const hiddenKeys = (text: string): ReadonlySet<string> => new Set(text.split(SEPARATOR));
