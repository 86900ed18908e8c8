import type { PageFault } from '@witryna/module-schemas';
import type { RevisionConflict } from '../../api/types.ts';

/** How the document in this tab stands to the draft on the server. */
export interface SaveState {
  readonly phase: SavePhase;
  /** Version of the draft that the next save must name. */
  readonly version: number;
  /** Revision of the document store that the server has. */
  readonly savedRevision: number;
  /** Revision of the document store as it is now. */
  readonly revision: number;
  /** Revision that is on its way. */
  readonly sentRevision?: number;
  readonly savedAt?: string;
  /** Saves that got no answer, one after the other. */
  readonly silences: number;
  readonly offline: boolean;
  /** What is wrong with the draft that the server has; it is saved all the same. */
  readonly faults: readonly PageFault[];
  /** Why the server took no draft at all. */
  readonly refusals: readonly PageFault[];
  readonly conflict?: RevisionConflict;
}

/**
 * `resting`: all is saved. `dirty`: changed, waits until the hand rests. `saving`: on its way.
 * `waiting`: no answer came, tries again by itself. `refused`: this is no draft for the server; the next edit tries again.
 * `conflict`: somebody saved first; a person decides. `signed-out`: goes on after sign-in.
 */
export type SavePhase = 'resting' | 'dirty' | 'saving' | 'waiting' | 'refused' | 'conflict' | 'signed-out';

export type SaveEvent =
  | { readonly type: 'edited'; readonly revision: number }
  /** The wait is over, the network is back, or a person asked. */
  | { readonly type: 'due' }
  | {
      readonly type: 'saved';
      readonly version: number;
      readonly savedAt: string;
      readonly faults: readonly PageFault[];
    }
  | { readonly type: 'refused'; readonly refusals: readonly PageFault[] }
  | { readonly type: 'conflicted'; readonly conflict: RevisionConflict }
  | { readonly type: 'silent'; readonly offline: boolean }
  | { readonly type: 'signed-out' }
  /** The document now builds on that version: theirs was taken, merged, or a revision restored. */
  | {
      readonly type: 'based';
      readonly version: number;
      readonly savedRevision: number;
      readonly revision: number;
      readonly savedAt?: string;
      readonly faults?: readonly PageFault[];
    };

const DEBOUNCE_MS = 900;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

export function startSaving(
  version: number,
  revision: number,
  savedAt?: string,
  faults: readonly PageFault[] = [],
): SaveState {
  return {
    phase: 'resting',
    version,
    savedRevision: revision,
    revision,
    silences: 0,
    offline: false,
    faults,
    refusals: [],
    ...(savedAt !== undefined && { savedAt }),
  };
}

/** What follows from an event; pure, so that every path can be tested as a table. */
export function nextSaveState(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'edited': {
      const next = { ...state, revision: event.revision };
      return state.phase === 'resting' || state.phase === 'refused' ? { ...next, phase: 'dirty' } : next;
    }
    case 'due':
      return canSend(state) ? { ...state, phase: 'saving', sentRevision: state.revision } : state;
    case 'saved':
      return afterSaved(state, event);
    case 'refused':
      return { ...state, phase: editedSinceSent(state) ? 'dirty' : 'refused', refusals: event.refusals, silences: 0 };
    case 'conflicted':
      return { ...state, phase: 'conflict', conflict: event.conflict, silences: 0 };
    case 'silent':
      return { ...state, phase: 'waiting', silences: state.silences + 1, offline: event.offline };
    case 'signed-out':
      return { ...state, phase: 'signed-out' };
    case 'based': {
      const { conflict: _, sentRevision: __, ...rest } = state;
      const { version, savedRevision, revision } = event;
      const savedAt = event.savedAt ?? state.savedAt;
      const phase = savedRevision === revision ? 'resting' : 'dirty';
      return {
        ...rest,
        phase,
        version,
        savedRevision,
        revision,
        faults: event.faults ?? state.faults,
        refusals: [],
        silences: 0,
        offline: false,
        ...(savedAt && { savedAt }),
      };
    }
  }
}

function canSend({ phase, revision, savedRevision }: SaveState): boolean {
  if (phase === 'dirty' || phase === 'waiting' || phase === 'signed-out' || phase === 'refused')
    return revision !== savedRevision;
  return false;
}

const editedSinceSent = ({ revision, sentRevision }: SaveState) =>
  sentRevision !== undefined && revision !== sentRevision;

function afterSaved(state: SaveState, saved: Extract<SaveEvent, { type: 'saved' }>): SaveState {
  const { version, savedAt, faults } = saved;
  const savedRevision = state.sentRevision ?? state.savedRevision;
  const { sentRevision: _, ...rest } = state;
  const phase = state.revision === savedRevision ? 'resting' : 'dirty';
  return { ...rest, phase, version, savedAt, savedRevision, silences: 0, offline: false, faults, refusals: [] };
}

/** True while something in this tab is not on the server. */
export function hasUnsaved({ phase, revision, savedRevision }: SaveState): boolean {
  return phase !== 'resting' && revision !== savedRevision;
}

/** Unsaved for want of an answer: neither a fault, a conflict nor a session that ran out, which each have a dialog. */
export function isWithoutAnswer(state: SaveState): boolean {
  return hasUnsaved(state) && (state.phase === 'waiting' || state.phase === 'dirty' || state.phase === 'saving');
}

/** How long until the next save is due by itself; undefined when nothing is waited for. */
export function delayOf(state: SaveState): number | undefined {
  if (state.phase === 'dirty') return DEBOUNCE_MS;
  if (state.phase === 'waiting') return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (state.silences - 1));
  return undefined;
}
