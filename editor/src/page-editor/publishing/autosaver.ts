import type { PageDocument, PageFault } from '@witryna/module-schemas';
import { ApiError, hasCode, isSignedOut, NoAnswer } from '../../api/api-error.ts';
import type { PageForEditing, RevisionConflict, SavedDraft } from '../../api/types.ts';
import { type DocumentStore, isSameValue, openPage } from '../document/index.ts';
import { delayOf, hasUnsaved, nextSaveState, type SaveEvent, type SaveState, startSaving } from './save-state.ts';

export interface AutosaverOptions {
  readonly store: DocumentStore;
  readonly version: number;
  readonly savedAt?: string;
  /** What is wrong with the draft as it was opened. */
  readonly faults?: readonly PageFault[];
  readonly save: (version: number, document: PageDocument) => Promise<SavedDraft>;
  readonly load: () => Promise<PageForEditing>;
}

/** A state of the server that the document builds on from now on. */
export interface Based {
  readonly version: number;
  readonly savedRevision: number;
  readonly savedAt?: string;
  readonly faults?: readonly PageFault[];
  /** That state; absent when the page is the one that it was. */
  readonly document?: PageDocument;
}

export interface Autosaver {
  readonly getState: () => SaveState;
  /** The page on the server that this one began as: what two versions are compared with. */
  readonly getBase: () => PageDocument;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves what is unsaved now; true when nothing is left unsaved. */
  readonly settle: () => Promise<boolean>;
  /** Tries again at once: the network is back, or somebody signed in. */
  readonly retry: () => void;
  /** Another request was refused in a way that concerns the draft: a conflict, a session that ran out. */
  readonly report: (error: unknown) => void;
  /** Somebody else has saved, and this tab heard of it without saving. */
  readonly reportConflict: (conflict: RevisionConflict) => void;
  /** The document was replaced by a state of the server. */
  readonly rebase: (based: Based) => void;
  readonly start: () => () => void;
}

/** Keeps the draft on the server in step with the document: after each rest of the hand, again when it failed. */
export function createAutosaver({ store, version, savedAt, faults, save, load }: AutosaverOptions): Autosaver {
  let state = startSaving(version, store.getRevision(), savedAt, faults);
  let base = store.getPage();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const emit = (event: SaveEvent) => {
    const before = state;
    state = nextSaveState(state, event);
    if (state === before) return;
    // Each edit puts the save off; a retry keeps its own pace.
    clearTimeout(timer);
    const delay = delayOf(state);
    if (delay !== undefined) timer = setTimeout(() => emit({ type: 'due' }), delay);
    for (const listener of listeners) listener();
    if (state.phase === 'saving' && before.phase !== 'saving') running = send();
  };

  const send = async () => {
    const document = store.getPage();
    const silences = state.silences;
    try {
      const saved = await save(state.version, document);
      base = document;
      emit({ type: 'saved', version: saved.version, savedAt: saved.savedAt, faults: saved.faults });
    } catch (error) {
      const found = silences > 0 && hasCode(error, 'revision-conflict') ? await findOwn(document) : undefined;
      if (found) {
        base = document;
        emit({ type: 'saved', version: found.version, savedAt: found.page.updatedAt, faults: found.faults });
      } else emit(eventOf(error));
    }
  };

  /** A save whose answer was lost has happened after all: then the „other” person is oneself. */
  const findOwn = async (document: PageDocument) => {
    try {
      const current = await load();
      return isSameValue(openPage(current.document), document) ? current : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    getState: () => state,
    getBase: () => base,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle: async () => {
      // Twice, since a person may have typed while the first one was on its way.
      for (let round = 0; round < 3 && hasUnsaved(state); round += 1) {
        emit({ type: 'due' });
        await running;
      }
      return !hasUnsaved(state);
    },
    retry: () => emit({ type: 'due' }),
    report: (error) => emit(eventOf(error)),
    reportConflict: (conflict) => emit({ type: 'conflicted', conflict }),
    rebase: ({ document, ...based }) => {
      base = document ?? base;
      emit({ type: 'based', revision: store.getRevision(), ...based });
    },
    start: () => {
      const unsubscribe = store.subscribe(() => emit({ type: 'edited', revision: store.getRevision() }));
      return () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
  };
}

/** What a failed save means. */
export function eventOf(error: unknown): SaveEvent {
  if (error instanceof NoAnswer) return { type: 'silent', offline: error.reason === 'offline' };
  if (isSignedOut(error)) return { type: 'signed-out' };
  if (hasCode(error, 'revision-conflict')) return { type: 'conflicted', conflict: error.details as RevisionConflict };
  if (error instanceof ApiError && error.status < 500 && error.status !== 429)
    return { type: 'refused', refusals: faultsOf(error) };
  return { type: 'silent', offline: false };
}

/** The faults that a refusal names; the refusal itself when it names none. */
export function faultsOf(error: ApiError): readonly PageFault[] {
  const { details } = error;
  if (typeof details === 'object' && details !== null && 'faults' in details && Array.isArray(details.faults))
    return details.faults as PageFault[];
  return [{ path: '', rule: error.code, message: error.message }];
}
