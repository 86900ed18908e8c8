// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aButton, aContainer, aDocument, aHeading, aHero } from '../../testing/a-document.ts';
import { createDocumentStore } from '../document/document-store.ts';
import type { DropTarget } from '../document/slot-address.ts';
import { createDragSession, type DropSurface } from './drag-session.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const main = (index: number): DropTarget => ({ parentId: null, slot: 'main', index });
const nextFrame = () => vi.advanceTimersToNextFrame();

const openSession = () => {
  const store = createDocumentStore(
    aDocument({ main: [aHeading('a'), aHeading('b'), aContainer('box'), aHero('hero', aButton('buy'))] }),
  );
  const said: string[] = [];
  const session = createDragSession(store, (sentence) => said.push(sentence));
  const surface = { contains: () => true, targetAt: vi.fn<DropSurface['targetAt']>(), scrollAt: vi.fn() };
  session.addSurface(surface);
  return { store, session, surface, said };
};

describe('a drag by pointer', () => {
  test('drops where the target was painted last, wherever the pointer is by then', () => {
    const { store, session, surface } = openSession();
    surface.targetAt.mockReturnValueOnce(main(2)).mockReturnValue(main(0));
    session.start({ kind: 'placed', id: 'a' });
    session.pointAt({ x: 10, y: 10 });
    nextFrame();
    session.pointAt({ x: 10, y: 900 });
    session.drop();
    expect(store.getPage().slots.main).toEqual(['b', 'a', 'box', 'hero']);
  });

  test('of a new module puts it there, selects it and says where', () => {
    const { store, session, surface, said } = openSession();
    surface.targetAt.mockReturnValue({ parentId: 'box', slot: 'content', index: 0 });
    session.start({ kind: 'new', driver: 'button' });
    session.pointAt({ x: 1, y: 1 });
    nextFrame();
    session.drop();
    const [placed] = store.getPlaced('box')?.slots?.content ?? [];
    expect(store.getPlaced(placed ?? '')?.driver).toBe('button');
    expect(store.getSelection()).toBe(placed);
    expect(said.at(-1)).toBe('Wstawiono moduł Przycisk: Zawartość w module Kontener, puste miejsce.');
  });

  test('that ends over nothing changes nothing and says so', () => {
    const { store, session, said } = openSession();
    session.start({ kind: 'placed', id: 'a' });
    session.pointAt({ x: 1, y: 1 });
    nextFrame();
    session.drop();
    expect(store.getHistory().canUndo).toBe(false);
    expect(said.at(-1)).toBe('Anulowano. Moduł Nagłówek „a” został tam, gdzie był.');
  });

  test('to where the module is already is no edit', () => {
    const { store, session, surface, said } = openSession();
    surface.targetAt.mockReturnValue(main(1));
    session.start({ kind: 'placed', id: 'a' });
    session.pointAt({ x: 1, y: 1 });
    nextFrame();
    session.drop();
    expect(store.getHistory().canUndo).toBe(false);
    expect(said.at(-1)).toBe('Moduł Nagłówek „a” został na swoim miejscu.');
  });

  test('knows which slots take what is carried', () => {
    const { session } = openSession();
    session.start({ kind: 'placed', id: 'a' });
    expect(session.accepts({ parentId: 'hero', slot: 'actions' })).toBe(false);
    expect(session.accepts({ parentId: 'box', slot: 'content' })).toBe(true);
    session.start({ kind: 'new', driver: 'button' });
    expect(session.accepts({ parentId: 'hero', slot: 'actions' })).toBe(true);
    session.cancel();
    expect(session.accepts({ parentId: 'box', slot: 'content' })).toBe(false);
  });

  test('asks nobody for a target any more when it is over', () => {
    const { session, surface } = openSession();
    session.start({ kind: 'placed', id: 'a' });
    session.pointAt({ x: 1, y: 1 });
    session.cancel();
    nextFrame();
    expect(surface.targetAt).not.toHaveBeenCalled();
  });
});

describe('a drag by keyboard', () => {
  test('goes from place to place, stops at the ends and drops', () => {
    const { store, session } = openSession();
    session.startByKeyboard({ kind: 'placed', id: 'b' }, main(1));
    session.step(1);
    session.step(1);
    expect(session.target.get()).toEqual(main(3));
    session.step(-100);
    expect(session.target.get()).toEqual({ parentId: null, slot: 'top', index: 0 });
    session.drop();
    expect(store.getPage().slots.top).toEqual(['b']);
  });
});

describe('a drop that nothing takes', () => {
  test.each([
    [
      'a slot for other modules',
      'a',
      { parentId: 'hero', slot: 'actions' },
      /^Przyciski w module Baner główny: tu nie można wstawić modułu „Nagłówek”\.$/,
    ],
    ['the module itself', 'box', { parentId: 'box', slot: 'content' }, /^Modułu nie można włożyć do niego samego\.$/],
  ])('into %s says why', (_, id, slot, sentence) => {
    const { store, session, surface, said } = openSession();
    const before = store.getPage();
    Object.assign(surface, { slotAt: () => slot });
    surface.targetAt.mockReturnValue(undefined);
    session.start({ kind: 'placed', id });
    session.pointAt({ x: 10, y: 10 });
    nextFrame();
    session.drop();
    expect(said.at(-1)).toMatch(sentence);
    expect(store.getPage()).toBe(before);
    expect(session.state.get()).toBeNull();
  });

  test('beside the page is a drag that was called off', () => {
    const { session, surface, said } = openSession();
    surface.targetAt.mockReturnValue(undefined);
    session.start({ kind: 'placed', id: 'a' });
    session.pointAt({ x: 10, y: 10 });
    nextFrame();
    session.drop();
    expect(said.at(-1)).toMatch(/^Anulowano/);
  });
});
