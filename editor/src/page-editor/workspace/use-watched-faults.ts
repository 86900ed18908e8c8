import type { PageFault } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import { shownLanguage } from '../definitions/index.ts';
import type { DocumentStore } from '../document/index.ts';
import type { PageFaults } from '../editing/index.ts';
import { checkPlaced, createPageFaults, sayServerFault } from '../faults/index.ts';
import type { Autosaver } from '../publishing/index.ts';

/** The faults of the page, kept in step with what is edited here and what the server says of each saved draft. */
export function useWatchedFaults(
  store: DocumentStore,
  autosaver: Autosaver,
  initial: readonly PageFault[],
): PageFaults {
  const [faults] = useState(() =>
    createPageFaults({
      store,
      initial,
      check: checkPlaced,
      say: shownLanguage() === 'pl' ? undefined : sayServerFault,
    }),
  );
  useEffect(() => faults.start(), [faults]);
  useEffect(() => {
    let known = autosaver.getState().faults;
    return autosaver.subscribe(() => {
      const state = autosaver.getState();
      if (state.faults === known) return;
      known = state.faults;
      faults.setServerFaults(known, state.savedRevision);
    });
  }, [autosaver, faults]);
  return faults;
}
