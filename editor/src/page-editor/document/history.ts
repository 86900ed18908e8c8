import type { EditKind, PagePatch } from './page-patch.ts';
import { squashPatches } from './squash-patch.ts';

/** One step that can be undone. */
export interface HistoryStep {
  readonly kind: EditKind;
  readonly patch: PagePatch;
  readonly inverse: PagePatch;
  readonly selectionBefore: string | null;
  readonly selectionAfter: string | null;
  readonly coalesceAs?: string;
  /** Milliseconds, of any clock. */
  readonly at: number;
}

export interface History {
  /** Oldest first. */
  readonly done: readonly HistoryStep[];
  /** Next redo last. */
  readonly undone: readonly HistoryStep[];
}

export const EMPTY_HISTORY: History = { done: [], undone: [] };
/** Edits of one kind within this time are one step. */
export const COALESCE_WITHIN_MS = 1000;
/** Steps beyond this are forgotten, oldest first. */
const MAX_HISTORY_STEPS = 300;

/** Adds a step; one that belongs to the step before (somebody goes on typing) becomes part of it. */
export function recordStep(history: History, step: HistoryStep): History {
  const last = history.done.at(-1);
  const continues =
    last !== undefined &&
    history.undone.length === 0 &&
    step.coalesceAs !== undefined &&
    step.coalesceAs === last.coalesceAs &&
    step.at - last.at < COALESCE_WITHIN_MS;
  const done = continues
    ? [...history.done.slice(0, -1), joinSteps(last, step)]
    : [...history.done, step].slice(-MAX_HISTORY_STEPS);
  return { done, undone: [] };
}

function joinSteps(first: HistoryStep, second: HistoryStep): HistoryStep {
  return {
    ...second,
    patch: squashPatches(first.patch, second.patch),
    inverse: squashPatches(second.inverse, first.inverse),
    selectionBefore: first.selectionBefore,
  };
}

/** The step to undo and the history without it; undefined when there is none. */
export function takeUndo({ done, undone }: History): { step: HistoryStep; history: History } | undefined {
  const step = done.at(-1);
  return step && { step, history: { done: done.slice(0, -1), undone: [...undone, step] } };
}

/** The step to redo and the history after it; undefined when there is none. */
export function takeRedo({ done, undone }: History): { step: HistoryStep; history: History } | undefined {
  const step = undone.at(-1);
  // A step that was redone is finished: what is typed next is a step of its own.
  return (
    step && {
      step,
      history: { done: [...done, { ...step, at: Number.NEGATIVE_INFINITY }], undone: undone.slice(0, -1) },
    }
  );
}
