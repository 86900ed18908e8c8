import type { PageFault } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import type { DocumentStore } from '../document/document-store.ts';
import { checkPlaced } from '../faults/check-placed.ts';
import { createPageFaults, type PageFaults } from '../faults/page-faults.ts';
import type { Autosaver } from '../publishing/autosaver.ts';

/** The faults of the page, kept in step with what is edited here and what the server says of each saved draft. */
export function useWatchedFaults(
  store: DocumentStore,
  autosaver: Autosaver,
  initial: readonly PageFault[],
): PageFaults {
  const [faults] = useState(() => createPageFaults({ store, initial, check: checkPlaced }));
  useEffect(() => faults.start(), [faults]);
  useEffect(() => {
    let told = autosaver.getState().faults;
    return autosaver.subscribe(() => {
      const state = autosaver.getState();
      if (state.faults === told) return;
      told = state.faults;
      faults.tell(told, state.savedRevision);
    });
  }, [autosaver, faults]);
  return faults;
}
