import type { PageDocument, PlacedModule } from '@witryna/module-schemas';
import type { Edit, EditKind, PagePatch } from './page-patch.ts';
import type { RebaseResult } from './rebase-patch.ts';

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

/**
 * The page being edited. Everything that changes it goes through `dispatch`, `undo`, `redo` or `rebase`;
 * whoever shows a part of it subscribes to that part alone.
 */
export interface DocumentStore {
  readonly getPage: () => PageDocument;
  readonly getPlaced: (id: string) => PlacedModule | undefined;
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

  /** What was done since that revision, in order: what a save must carry, what a conflict must rebase. */
  readonly patchesSince: (revision: number) => readonly PagePatch[];
  /** Forgets the patches up to this revision, after it was saved. */
  readonly forgetPatchesUpTo: (revision: number) => void;
  /** Another page in place of this one (a rollback, „weź ich wersję”); the history begins anew. */
  readonly replacePage: (page: PageDocument) => void;
  /** Their page with what was done here since `revision` on top; says which steps no longer have a place. */
  readonly rebase: (theirs: PageDocument, revision: number) => RebaseResult;
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
