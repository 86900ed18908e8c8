import { describe, expect, test } from 'vitest';
import { delayOf, hasUnsaved, nextSaveState, type SaveEvent, type SaveState, startSaving } from './save-state.ts';

const conflict = { expected: 3, found: 4, savedBy: 'Ola', savedAt: '2026-11-20T12:00:00Z' };
const fault = { path: '/containers/a/settings/heading', rule: 'required', message: 'Pole nie może być puste.' };
const edited = (revision: number): SaveEvent => ({ type: 'edited', revision });
const due: SaveEvent = { type: 'due' };
const saved = (version: number): SaveEvent => ({
  type: 'saved',
  version,
  savedAt: '2026-11-20T12:04:00Z',
  faults: [fault],
});

const stateAfter = (...events: SaveEvent[]): SaveState => events.reduce(nextSaveState, startSaving(3, 10));

describe('the draft', () => {
  test.each<[string, SaveEvent[], Partial<SaveState>]>([
    ['rests when nothing was edited', [], { phase: 'resting', version: 3 }],
    ['is not sent when nothing was edited', [due], { phase: 'resting' }],
    ['waits for the hand to rest after an edit', [edited(11)], { phase: 'dirty', savedRevision: 10 }],
    ['is sent when the hand rests', [edited(11), due], { phase: 'saving', sentRevision: 11 }],
    ['is not sent twice at once', [edited(11), due, edited(12), due], { phase: 'saving', sentRevision: 11 }],
    [
      'rests when all that was edited is saved',
      [edited(11), due, saved(4)],
      { phase: 'resting', version: 4, savedRevision: 11, faults: [fault], refusals: [] },
    ],
    [
      'goes on saving what was typed during a save',
      [edited(11), due, edited(12), saved(4)],
      { phase: 'dirty', version: 4, savedRevision: 11 },
    ],
    [
      'waits after a save without answer',
      [edited(11), due, { type: 'silent', offline: true }],
      { phase: 'waiting', silences: 1, offline: true },
    ],
    [
      'stays waiting while typing goes on offline',
      [edited(11), due, { type: 'silent', offline: true }, edited(12)],
      { phase: 'waiting', revision: 12 },
    ],
    [
      'is sent again after the wait',
      [edited(11), due, { type: 'silent', offline: true }, due],
      { phase: 'saving', silences: 1 },
    ],
    [
      'forgets the silence once it is saved',
      [edited(11), due, { type: 'silent', offline: true }, due, saved(4)],
      { phase: 'resting', silences: 0, offline: false },
    ],
    [
      'says what is wrong when it is refused',
      [edited(11), due, { type: 'refused', refusals: [fault] }],
      { phase: 'refused', refusals: [fault], faults: [] },
    ],
    [
      'is tried again by the next edit after a refusal',
      [edited(11), due, { type: 'refused', refusals: [fault] }, edited(12)],
      { phase: 'dirty' },
    ],
    [
      'is tried again at once when the refusal is about older words',
      [edited(11), due, edited(12), { type: 'refused', refusals: [fault] }],
      { phase: 'dirty' },
    ],
    [
      'waits for a person in a conflict',
      [edited(11), due, { type: 'conflicted', conflict }, edited(12), due],
      { phase: 'conflict', conflict },
    ],
    [
      'goes on from their version once a conflict was joined',
      [
        edited(11),
        due,
        { type: 'conflicted', conflict },
        { type: 'based', version: 4, savedRevision: 10, revision: 12 },
      ],
      { phase: 'dirty', version: 4, savedRevision: 10 },
    ],
    [
      'rests once theirs was taken',
      [
        edited(11),
        due,
        { type: 'conflicted', conflict },
        { type: 'based', version: 4, savedRevision: 13, revision: 13 },
      ],
      { phase: 'resting', version: 4 },
    ],
    ['goes on after signing in again', [edited(11), due, { type: 'signed-out' }, due], { phase: 'saving' }],
  ])('%s', (_, events, expected) => {
    expect(stateAfter(...events)).toMatchObject(expected);
  });

  test('a joined conflict is forgotten', () => {
    const state = stateAfter(
      edited(11),
      due,
      { type: 'conflicted', conflict },
      { type: 'based', version: 4, savedRevision: 10, revision: 12 },
    );
    expect(state).not.toHaveProperty('conflict');
  });
});

test.each<[string, SaveEvent[], boolean]>([
  ['nothing is unsaved at the start', [], false],
  ['an edit is unsaved', [edited(11)], true],
  ['what is on its way is still unsaved', [edited(11), due], true],
  ['a refused edit is unsaved', [edited(11), due, { type: 'refused', refusals: [fault] }], true],
  ['what was saved is not unsaved', [edited(11), due, saved(4)], false],
])('%s', (_, events, expected) => {
  expect(hasUnsaved(stateAfter(...events))).toBe(expected);
});

test('the pause before a retry grows and has an end', () => {
  const silent: SaveEvent = { type: 'silent', offline: false };
  const delays = [1, 2, 3, 4, 5, 6, 7].map((silences) =>
    delayOf(stateAfter(edited(11), ...Array<SaveEvent>(silences).fill(silent))),
  );
  expect(delays).toEqual([2000, 4000, 8000, 16000, 32000, 60000, 60000]);
});

test('nothing is waited for while a person has to decide', () => {
  expect(delayOf(stateAfter(edited(11), due, { type: 'conflicted', conflict }))).toBeUndefined();
  expect(delayOf(stateAfter(edited(11), due, { type: 'refused', refusals: [fault] }))).toBeUndefined();
});
