import type { PageFault, PlacedModule } from '@witryna/module-schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { createDocumentStore } from '../document/document-store.ts';
import { moveModule } from '../document/move-module.ts';
import { newModule } from '../document/new-module.ts';
import { placeModule } from '../document/place-module.ts';
import { removeModule } from '../document/remove-module.ts';
import { updateSettings } from '../document/update-settings.ts';
import { nextFault } from './next-fault.ts';
import { createPageFaults } from './page-faults.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const faultOf = (id: string, rule = 'required'): PageFault => ({
  path: `/containers/${id}/settings/text`,
  rule,
  message: `${id} ${rule}`,
  placedModuleId: id,
});
const ofPage: PageFault = { path: '/title', rule: 'minLength', message: 'title' };

/** A page whose modules are faulty as long as they have no text. */
function open(initial: readonly PageFault[] = []) {
  const store = createDocumentStore(
    aDocument({ main: [aHeading('a'), aContainer('box', aHeading('b')), aHeading('c')] }),
  );
  const check = vi.fn(async ({ id, settings }: PlacedModule) => (settings.text ? [] : [faultOf(id)]));
  const faults = createPageFaults({ store, initial, check });
  faults.start();
  const write = (id: string, text: string) => store.dispatch(updateSettings(store.getPage(), id, { text }));
  const said = () => faults.getAll().map(({ message }) => message);
  return { store, faults, check, write, said, rest: () => vi.advanceTimersByTimeAsync(1000) };
}

test('faults stand in the order of the page, its own first', () => {
  const { faults } = open([faultOf('c'), faultOf('b'), ofPage, faultOf('a')]);
  expect(faults.getAll().map(({ message }) => message)).toEqual(['title', 'a required', 'b required', 'c required']);
  expect([...faults.getCounts()]).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ]);
});

test('a module that was changed here is judged by its own schema until the server speaks of that state', async () => {
  const { faults, store, write, said, rest } = open([faultOf('b'), faultOf('b', 'missing-reference')]);
  write('b', 'jest');
  write('a', '');
  await rest();
  expect(said()).toEqual(['a required', 'b missing-reference']);
  faults.setServerFaults([faultOf('a')], store.getRevision());
  expect(said()).toEqual(['a required']);
});

test('what the server says of an older state does not hide what was found since', async () => {
  const { faults, store, write, said, rest } = open();
  const sent = store.getRevision();
  write('a', '');
  await rest();
  faults.setServerFaults([], sent);
  expect(said()).toEqual(['a required']);
});

test('a new module is checked, and the faults of one that is gone go with it', async () => {
  const { store, said, rest } = open([faultOf('c', 'missing-reference')]);
  store.dispatch(removeModule(store.getPage(), 'c'));
  const hero = { ...newModule('hero', 'new'), settings: {} };
  store.dispatch(placeModule(store.getPage(), hero, { parentId: null, slot: 'main', index: 0 }));
  await rest();
  expect(said()).toEqual(['new required']);
  store.undo();
  store.undo();
  await rest();
  expect(said()).toEqual(['c missing-reference']);
});

test('moving a module changes the order alone, and typing tells nobody as long as nothing changes', async () => {
  const { faults, store, write, said, rest } = open([faultOf('a'), faultOf('c')]);
  const reported = vi.fn();
  faults.subscribe(reported);
  write('b', 'inaczej');
  await rest();
  expect(reported).not.toHaveBeenCalled();
  store.dispatch(moveModule(store.getPage(), 'c', { parentId: null, slot: 'main', index: 0 }));
  await rest();
  expect(said()).toEqual(['a required']);
});

test('a module that cannot be checked here keeps what the server said', async () => {
  const { check, write, said, rest } = open([faultOf('a')]);
  check.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  write('a', 'dobrze');
  await rest();
  expect(said()).toEqual(['a required']);
});

test('the next fault is the one behind the last, round and round, and of the selected module to begin with', () => {
  const list = [ofPage, faultOf('a'), faultOf('b')];
  expect(nextFault(list, undefined, null)).toBe(ofPage);
  expect(nextFault(list, undefined, 'b')).toBe(list[2]);
  expect(nextFault(list, list[1], 'a')).toBe(list[2]);
  expect(nextFault(list, list[2], 'b')).toBe(ofPage);
  expect(nextFault(list, faultOf('gone'), null)).toBe(ofPage);
  expect(nextFault([], undefined, null)).toBeUndefined();
});

test('faults of the server are said anew in the language of the forms, those that no schema knows stay', async () => {
  const store = createDocumentStore(aDocument({ main: [aHeading('a'), aHeading('c')] }));
  const check = async ({ id }: PlacedModule) => [{ ...faultOf(id), message: `${id} in English` }];
  const initial = [faultOf('a'), faultOf('a', 'missing-reference'), ofPage];
  const faults = createPageFaults({ store, initial, check, say: (fault) => fault });
  faults.start();
  const said = () => faults.getAll().map(({ message }) => message);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toEqual(['title', 'a missing-reference', 'a in English']);
  faults.setServerFaults([faultOf('c')], store.getRevision());
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toEqual(['c in English']);
});
