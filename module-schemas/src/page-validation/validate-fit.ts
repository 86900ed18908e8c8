import { findDefinition } from '../driver.ts';
import type { PageDocument, PlacedModule } from '../page/page.ts';
import type { PageFault } from '../wire/answers.ts';

/** Faults of what slots hold: a slot that its module does not have, too many modules, a kind that it does not take. */
export function validateFit(page: PageDocument): PageFault[] {
  return Object.values(page.containers).flatMap((placed) =>
    Object.entries(placed.slots ?? {}).flatMap(([slot, ids]) =>
      findSlotFitFaults(page, placed, slot, ids, `/containers/${placed.id}/slots/${slot}`),
    ),
  );
}

function findSlotFitFaults(
  page: PageDocument,
  placed: PlacedModule,
  slot: string,
  ids: readonly string[],
  path: string,
): PageFault[] {
  const definition = findDefinition(placed.driver);
  if (!definition) return [];
  const slotDefinition = definition.slots?.[slot];
  const placedModuleId = placed.id;
  if (!slotDefinition)
    return [
      { path, rule: 'unknown-slot', message: `Moduł „${definition.title}” nie ma miejsca „${slot}”.`, placedModuleId },
    ];
  const faults: PageFault[] = [];
  if (slotDefinition.max !== undefined && ids.length > slotDefinition.max)
    faults.push({
      path,
      rule: 'slot-max',
      message: `Miejsce „${slotDefinition.title}” mieści najwyżej ${slotDefinition.max} modułów.`,
      placedModuleId,
    });
  for (const [index, id] of ids.entries()) {
    const driver = page.containers[id]?.driver;
    if (driver !== undefined && slotDefinition.accepts && !slotDefinition.accepts.includes(driver))
      faults.push({
        path: `${path}/${index}`,
        rule: 'slot-accepts',
        message: `Miejsce „${slotDefinition.title}” nie przyjmuje modułu „${findDefinition(driver)?.title ?? driver}”.`,
        placedModuleId: id,
      });
  }
  return faults;
}
