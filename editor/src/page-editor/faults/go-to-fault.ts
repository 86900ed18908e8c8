import type { PageFault } from '@witryna/module-schemas';
import { flushSync } from 'react-dom';
import type { DocumentStore } from '../document/index.ts';
import { focusField, focusPageField } from '../module-forms/index.ts';
import { settingsPointer } from './fault-place.ts';

/** Selects the module of a fault, or the page, and puts the focus on its field once the form is there. */
export function goToFault(store: DocumentStore, { path, placedModuleId }: PageFault): void {
  // At once, so that the field that is found is not one of the form before.
  flushSync(() => store.select(placedModuleId ?? null));
  if (placedModuleId === undefined) {
    focusPageField(path);
    return;
  }
  const pointer = settingsPointer(path);
  if (pointer) focusField(pointer);
  else focusPageField(path);
}
