import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { fetchPage, saveDraft } from '../../api/content/pages.ts';
import { useSession } from '../../api/identity/session.ts';
import type { PageForEditing } from '../../api/types.ts';
import type { DocumentStore } from '../document/index.ts';
import { type Autosaver, createAutosaver } from './autosaver.ts';
import type { SaveState } from './save-state.ts';

/** Saves the draft of this page by itself as long as the screen stands. */
export function useAutosave(store: DocumentStore, opened: PageForEditing, enabled: boolean): Autosaver {
  const api = useApi();
  const { id, updatedAt } = opened.page;
  const [autosaver] = useState(() =>
    createAutosaver({
      store,
      version: opened.version,
      savedAt: updatedAt,
      faults: opened.faults,
      save: (version, document) => saveDraft(api, id, version, document),
      load: () => fetchPage(api, id),
    }),
  );

  useEffect(() => (enabled ? autosaver.start() : undefined), [autosaver, enabled]);

  useEffect(() => {
    window.addEventListener('online', autosaver.retry);
    return () => window.removeEventListener('online', autosaver.retry);
  }, [autosaver]);

  const { data: session } = useSession();
  useEffect(() => {
    if (session && autosaver.getState().phase === 'signed-out') autosaver.retry();
  }, [session, autosaver]);

  return autosaver;
}

/** A part of how the draft stands; the state changes with every key, the parts that are shown do not. */
export function useSaveState<T>(autosaver: Autosaver, select: (state: SaveState) => T): T {
  return useSyncExternalStore(autosaver.subscribe, () => select(autosaver.getState()));
}
