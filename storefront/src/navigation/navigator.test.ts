import { expect, test, vi } from 'vitest';
import { anAnswer } from '../testing/an-answer.ts';
import { createNavigator, type Engine } from './navigator.ts';

const target = new URL('https://sklep.example/cialo');

function aNavigator() {
  const engine = {
    follow: vi.fn(async () => {}),
    settle: vi.fn(async () => {}),
    prefetch: vi.fn(),
    prepare: vi.fn(),
    isReady: vi.fn(() => false),
    arrived: vi.fn(() => ''),
  } satisfies Engine;
  const loadEngine = vi.fn(async () => engine);
  const leave = vi.fn();
  const view = { kind: 'content', path: '/twarz', params: {}, answer: anAnswer({}) } as const;
  const navigator = createNavigator({
    initial: { view, cause: 'initial', hash: '', historyKey: 'k0' },
    loadEngine,
    isEngineNeeded: false,
    needsDocument: ({ pathname }) => pathname === '/cart',
    leave,
  });
  return { navigator, engine, loadEngine, leave };
}

test('a link that is pressed asks for the code that follows it after the press, and not once the aim has passed', async () => {
  const { navigator, engine, loadEngine } = aNavigator();
  const passed = new AbortController();
  navigator.prefetch(target, passed.signal);
  passed.abort();
  const { signal } = new AbortController();
  navigator.prefetch(target, signal);
  expect(loadEngine).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(engine.prefetch).toHaveBeenCalled());
  expect(engine.prefetch.mock.calls).toEqual([[target, signal]]);
});

test('the first link followed is pending while its code loads; later ones say so themselves', async () => {
  const { navigator } = aNavigator();
  const following = navigator.follow(target);
  expect(navigator.state().isPending).toBe(true);
  await following;

  const changed = vi.fn();
  navigator.subscribe(changed);
  await navigator.follow(target);
  expect(changed).not.toHaveBeenCalled();
});

test('a screen is gone to at once, without the code that moves from page to page', async () => {
  const { navigator, loadEngine, leave } = aNavigator();
  const cart = new URL('/cart', target);
  navigator.prefetch(cart, new AbortController().signal);
  await navigator.follow(cart);
  expect(leave.mock.calls).toEqual([[cart]]);
  expect(navigator.state().isPending).toBe(true);
  expect(loadEngine).not.toHaveBeenCalled();
});

test('a screen that was made ready is left to the code that knows it', async () => {
  const { navigator, engine, leave } = aNavigator();
  engine.isReady.mockReturnValue(true);
  navigator.prepare('/cart');
  await vi.waitFor(() => expect(engine.prepare).toHaveBeenCalledWith('/cart'));
  const cart = new URL('/cart', target);
  await navigator.follow(cart);
  expect(engine.follow.mock.calls).toEqual([[cart]]);
  expect(leave).not.toHaveBeenCalled();
});
