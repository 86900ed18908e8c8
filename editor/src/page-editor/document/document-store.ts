import type { PageDocument, PlacedModule } from '@witryna/module-schemas';
import { createEmitter, createKeyedEmitter } from '../observable/observable.ts';
import { affectedModules, affectsStructure } from './affected-modules.ts';
import { applyPatch } from './apply-patch.ts';
import { EMPTY_HISTORY, type History, recordStep, takeRedo, takeUndo } from './history.ts';
import { selectionAfterRemove } from './neighbours.ts';
import { openPage } from './open-page.ts';
import type { Edit, EditKind, PagePatch } from './page-patch.ts';

export interface HistoryState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What the next undo takes back, for the button's words. */
  readonly undoKind?: EditKind;
  readonly redoKind?: EditKind;
}

export interface DispatchOptions {
  /**
   * Edits with the same key that follow each other within a second become one step of the history:
   * `settings:{id}` while somebody types.
   */
  readonly coalesceAs?: string;
}

/** Makes of the history of one page that of another which takes its place. */
export type CarryHistory = (history: History, from: PageDocument, to: PageDocument) => History;

/**
 * The page being edited. Everything that changes it goes through `dispatch`, `undo`, `redo` or `replacePage`;
 * whoever shows a part of it subscribes to that part alone.
 */
export interface DocumentStore {
  readonly getPage: () => PageDocument;
  readonly getPlaced: (id: string) => PlacedModule | undefined;
  /** The page as it was when modules last came, went or moved: the same object while only settings change. */
  readonly getStructure: () => PageDocument;
  /** Raised by one with every change of the page; the same number means the same page. */
  readonly getRevision: () => number;

  /** Takes an edit made from the page of this moment. `undefined` (a refused edit) changes nothing and gives false. */
  readonly dispatch: (edit: Edit | undefined, options?: DispatchOptions) => boolean;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** The same object as long as nothing in it changed. */
  readonly getHistory: () => HistoryState;

  /** The id of the selected placed module; null when the page itself is selected. */
  readonly getSelection: () => string | null;
  readonly select: (id: string | null) => void;

  /** Another page in place of this one (an earlier state, what came of two versions); the history begins anew by default. */
  readonly replacePage: (page: PageDocument, carryHistory?: CarryHistory) => void;
  /** Applies a patch made elsewhere (the preview receives the editor's); it enters no history. */
  readonly receive: (patch: PagePatch) => void;

  /** Called after every change of the page. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called when this placed module changed, appeared or went: its settings, or the order of its own slots. */
  readonly subscribePlaced: (id: string, listener: () => void) => () => void;
  /** Called when modules were inserted, removed or moved, or the page replaced; never for settings. */
  readonly subscribeStructure: (listener: () => void) => () => void;
  /** Called with each change as a patch; `null` when the page was replaced as a whole. */
  readonly subscribePatches: (listener: (patch: PagePatch | null) => void) => () => void;
  readonly subscribeSelection: (listener: () => void) => () => void;
  readonly subscribeHistory: (listener: () => void) => () => void;
}

/** Opens a page for editing. `now` is the clock that decides which edits belong together. */
export function createDocumentStore(opened: PageDocument, now: () => number = () => performance.now()): DocumentStore {
  let page = openPage(opened);
  let structure = page;
  let revision = 0;
  let history: History = EMPTY_HISTORY;
  let historyState = describe(history);
  let selection: string | null = null;

  const pageChanged = createEmitter();
  const structureChanged = createEmitter();
  const selectionChanged = createEmitter();
  const historyChanged = createEmitter();
  const patched = createEmitter<[patch: PagePatch | null]>();
  const placedChanged = createKeyedEmitter();

  const select = (id: string | null) => {
    const next = id !== null && page.containers[id] ? id : null;
    if (next === selection) return;
    selection = next;
    selectionChanged.emit();
  };

  const setHistory = (next: History) => {
    history = next;
    const state = describe(history);
    if (isSameState(state, historyState)) return;
    historyState = state;
    historyChanged.emit();
  };

  const announce = (patch: PagePatch, inverse: PagePatch) => {
    revision += 1;
    const isStructural = affectsStructure(patch);
    if (isStructural) structure = page;
    patched.emit(patch);
    for (const id of affectedModules(patch, inverse)) placedChanged.emit(id);
    if (isStructural) structureChanged.emit();
    pageChanged.emit();
  };

  const change = (next: PageDocument, patch: PagePatch, inverse: PagePatch, wanted: string | null) => {
    page = next;
    announce(patch, inverse);
    select(wanted);
  };

  const replacePage = (next: PageDocument, carryHistory: CarryHistory = () => EMPTY_HISTORY) => {
    const touched = new Set([...Object.keys(page.containers), ...Object.keys(next.containers)]);
    const before = page;
    page = openPage(next);
    structure = page;
    revision += 1;
    setHistory(carryHistory(history, before, page));
    patched.emit(null);
    for (const id of touched) placedChanged.emit(id);
    structureChanged.emit();
    pageChanged.emit();
    if (selection !== null && !page.containers[selection]) select(null);
  };

  return {
    getPage: () => page,
    getPlaced: (id) => page.containers[id],
    getStructure: () => structure,
    getRevision: () => revision,
    getHistory: () => historyState,
    getSelection: () => selection,
    select,
    replacePage,

    dispatch(edit, options) {
      if (!edit) return false;
      const { kind, patch, inverse } = edit;
      const survivor =
        selection !== null && !edit.page.containers[selection] ? selectionAfterRemove(page, selection) : selection;
      const selectionAfter = edit.selects ?? survivor;
      const step = { kind, patch, inverse, selectionBefore: selection, selectionAfter, at: now(), ...options };
      change(edit.page, patch, inverse, selectionAfter);
      setHistory(recordStep(history, step));
      return true;
    },

    undo() {
      const taken = takeUndo(history);
      if (!taken) return false;
      const { step } = taken;
      change(applyPatch(page, step.inverse).page, step.inverse, step.patch, step.selectionBefore);
      setHistory(taken.history);
      return true;
    },

    redo() {
      const taken = takeRedo(history);
      if (!taken) return false;
      const { step } = taken;
      change(applyPatch(page, step.patch).page, step.patch, step.inverse, step.selectionAfter);
      setHistory(taken.history);
      return true;
    },

    receive(patch) {
      const applied = applyPatch(page, patch);
      change(applied.page, patch, applied.inverse, selection);
    },

    subscribe: pageChanged.subscribe,
    subscribePlaced: placedChanged.subscribe,
    subscribeStructure: structureChanged.subscribe,
    subscribePatches: patched.subscribe,
    subscribeSelection: selectionChanged.subscribe,
    subscribeHistory: historyChanged.subscribe,
  };
}

function describe({ done, undone }: History): HistoryState {
  const [undoKind, redoKind] = [done.at(-1)?.kind, undone.at(-1)?.kind];
  return {
    canUndo: undoKind !== undefined,
    canRedo: redoKind !== undefined,
    ...(undoKind && { undoKind }),
    ...(redoKind && { redoKind }),
  };
}

function isSameState(a: HistoryState, b: HistoryState): boolean {
  return a.undoKind === b.undoKind && a.redoKind === b.redoKind;
}
