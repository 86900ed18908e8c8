import { Ajv } from 'ajv';
import { isDriver } from '../driver.ts';
import type { PageDocument, PlacedModule } from '../page/page.ts';
import { pageSchema } from '../page/page-schema.ts';
import type { PageFault } from '../wire/answers.ts';
import { AJV_OPTIONS, addWitrynaKeywords, settingsCheck } from './compile.ts';
import { validateContentProperties } from './content-properties.ts';
import { toFaults } from './validate-settings.ts';
import { validateStructure } from './validate-structure.ts';

const checkShape = addWitrynaKeywords(new Ajv({ ...AJV_OPTIONS, allErrors: false })).compile(pageSchema);

/**
 * Everything that is wrong with a normalised page, with the place, the rule and a Polish sentence for each fault.
 * A broken outer shape is told alone, since nothing further can be said of it.
 */
export function validatePage(page: unknown): PageFault[] {
  if (!checkShape(page)) return toFaults(checkShape.errors);
  const document = page as PageDocument;
  return [
    ...validateStructure(document),
    ...validateContentProperties(document),
    ...Object.values(document.containers).flatMap(validatePlaced),
  ];
}

function validatePlaced(placed: PlacedModule): PageFault[] {
  const path = `/containers/${placed.id}`;
  const placedModuleId = placed.id;
  if (!isDriver(placed.driver))
    return [
      { path: `${path}/driver`, rule: 'unknown-module', message: `Nieznany moduł „${placed.driver}”.`, placedModuleId },
    ];
  const check = settingsCheck(placed.driver);
  if (check(placed.settings)) return [];
  return toFaults(check.errors, `${path}/settings`).map((fault) => ({ ...fault, placedModuleId }));
}
