import type { PageFault } from '@witryna/module-schemas';
import type { DocumentStore } from '../document/document-store.ts';
import { focusField, focusPageField } from '../inspector/focus-field.ts';
import { settingsPointer } from './fault-place.ts';

/** Selects the module of a fault, or the page, and puts the focus on its field once the form is there. */
export function leadToFault(store: DocumentStore, { path, placedModuleId }: PageFault): void {
  store.select(placedModuleId ?? null);
  if (placedModuleId === undefined) {
    focusPageField(path);
    return;
  }
  const pointer = settingsPointer(path);
  if (pointer) focusField(pointer);
}
