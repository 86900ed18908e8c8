import {
  isDriver,
  isRecord,
  type ModuleForm,
  moduleForms,
  type PlacedModule,
  type SlotAddress,
} from '@witryna/module-schemas';
import { shownFormWords } from '../../i18n/form-words.ts';
import { definitionOf } from '../definitions/index.ts';

/**
 * What a slot is called where it is seen in which module it is: „Przyciski”. A slot that belongs to an item of its
 * module's settings, as that of a tab, has the item's name: „Zakładka „Skład””.
 */
export function titleOfSlot(parent: PlacedModule | undefined, { parentId, slot }: SlotAddress): string {
  if (parentId === null) return shownFormWords().pageSlots[slot] ?? slot;
  if (!parent) return slot;
  return itemTitle(parent, slot) ?? definitionOf(parent.driver)?.slots?.[slot]?.title ?? slot;
}

function itemTitle({ driver, settings }: PlacedModule, slot: string): string | undefined {
  const form: ModuleForm | undefined = isDriver(driver) ? moduleForms[driver] : undefined;
  const definition = definitionOf(driver);
  if (form?.slotsOf === undefined || !definition?.slots) return undefined;
  const items = settings[form.slotsOf];
  const item: unknown = Array.isArray(items) ? items[Object.keys(definition.slots).indexOf(slot)] : undefined;
  const name = isRecord(item) && typeof item.value === 'string' ? item.value.trim() : '';
  if (name === '') return undefined;
  return shownFormWords().itemSlot(itemKind(definition.settings, form.slotsOf), name);
}

/** What one item of a list in the settings is called. */
function itemKind(settings: unknown, field: string): string {
  const { properties = {} } = settings as {
    properties?: Record<string, { title?: string; items?: { title?: string } }>;
  };
  return properties[field]?.items?.title ?? properties[field]?.title ?? '';
}
