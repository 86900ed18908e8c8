import { Ajv } from 'ajv';
import { isDriver } from '../driver.ts';
import type { PageDocument, PlacedModule } from '../page/page.ts';
import { pageSchema } from '../page/page-schema.ts';
import type { PageFault } from '../wire/answers.ts';
import { AJV_OPTIONS, addWitrynaKeywords, settingsCheck } from './compile.ts';
import { validateContentProperties } from './content-properties.ts';
import { validateAnchors } from './validate-anchors.ts';
import { validateDraft } from './validate-draft.ts';
import { validateFit } from './validate-fit.ts';
import { toFaults } from './validate-settings.ts';

const checkProperties = addWitrynaKeywords(new Ajv(AJV_OPTIONS)).compile(pageSchema);

/**
 * Everything that is wrong with a normalised page, with the place, the rule and a Polish sentence for each fault:
 * what keeps it from being published. A page that cannot even be a draft has those faults alone:
 * the other checks could not read it.
 */
export function validatePage(page: unknown): PageFault[] {
  const broken = validateDraft(page);
  if (broken.length > 0) return broken;
  const document = page as PageDocument;
  const properties = checkProperties(document) ? [] : toFaults(checkProperties.errors);
  return [
    ...properties,
    ...validateFit(document),
    ...validateAnchors(document),
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
