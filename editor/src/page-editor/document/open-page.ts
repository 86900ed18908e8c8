import { findDefinition, migratePage, type PageDocument, type PlacedModule } from '@witryna/module-schemas';
import { emptySlots } from './new-module.ts';

/** A page as the editor holds it: newest versions, and every slot that a module declares is there to be dropped into. */
export function openPage(page: PageDocument): PageDocument {
  const migrated = migratePage(page);
  const containers = Object.fromEntries(
    Object.entries(migrated.containers).map(([id, placed]) => [id, withDeclaredSlots(placed)]),
  );
  return { ...migrated, containers };
}

function withDeclaredSlots(placed: PlacedModule): PlacedModule {
  const definition = findDefinition(placed.driver);
  const missing = Object.keys(definition?.slots ?? {}).some((slot) => !placed.slots?.[slot]);
  return definition && missing ? { ...placed, slots: { ...emptySlots(definition), ...placed.slots } } : placed;
}
