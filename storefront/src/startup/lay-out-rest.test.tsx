import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_VIEW_ATTRIBUTE, HEAD_SCRIPT, SCROLLS_KEY } from '../head-script.ts';
import { LATEST_MS, LONGEST_PRESS_MS, layOutRest } from './lay-out-rest.ts';

const PAGE =
  '<main class="page-main"><div class="static-html"><section></section><p></p></div><div id="list"></div></main>' +
  '<footer class="page-bottom"></footer>';

let frames: (() => void)[];
const root = document.documentElement;
const shown = () => [...document.querySelectorAll<HTMLElement>('section, p, #list, footer')].map(stateOf);
const stateOf = ({ style }: HTMLElement) => style.contentVisibility;

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then());
  document.body.innerHTML = PAGE;
  root.setAttribute(FIRST_VIEW_ATTRIBUTE, '');
});
afterEach(() => {
  // Whoever listens still is done.
  document.dispatchEvent(new Event('pointerup'));
  document.dispatchEvent(new Event('scroll'));
  playFrames();
  root.removeAttribute(FIRST_VIEW_ATTRIBUTE);
  document.body.innerHTML = '';
  window.location.hash = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function playFrames() {
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame();
}

test('nothing is laid out before the visitor does something', () => {
  layOutRest(window);
  playFrames();
  expect(shown()).toEqual(['', '', '', '']);
  expect(root.hasAttribute(FIRST_VIEW_ATTRIBUTE)).toBe(true);
});

test.each(['pointerdown', 'touchstart', 'keydown', 'click', 'wheel', 'scroll'])(
  'after %s the parts follow, one a frame',
  (sign) => {
    layOutRest(window);
    document.dispatchEvent(new Event(sign));
    document.dispatchEvent(new Event('pointerup'));
    const known: number[] = [];
    for (let frame = frames.shift(); frame; frame = frames.shift()) {
      known.push(shown().filter((state) => state === 'visible').length);
      frame();
    }
    // The first frame answers what the visitor did. The first part is the box without a box around those that are not hydrated.
    expect(known).toEqual([0, 0, 1, 2, 3, 4]);
    expect(root.hasAttribute(FIRST_VIEW_ATTRIBUTE)).toBe(false);
  },
);

test.each(['pointerup', 'pointercancel'])('a press is not interrupted: what is left follows after %s', (end) => {
  layOutRest(window);
  document.dispatchEvent(new Event('scroll'));
  frames.shift()?.();
  document.dispatchEvent(new Event('pointerdown'));
  playFrames();
  expect(shown().filter((state) => state === 'visible').length).toBeLessThan(4);
  expect(root.hasAttribute(FIRST_VIEW_ATTRIBUTE)).toBe(true);
  document.dispatchEvent(new Event(end));
  playFrames();
  expect(root.hasAttribute(FIRST_VIEW_ATTRIBUTE)).toBe(false);
});

test('a press whose end nobody hears, as on a scroll bar, does not hold it for good', () => {
  layOutRest(window);
  document.dispatchEvent(new Event('pointerdown'));
  playFrames();
  expect(root.hasAttribute(FIRST_VIEW_ATTRIBUTE)).toBe(true);
  vi.advanceTimersByTime(LONGEST_PRESS_MS);
  playFrames();
  expect(root.hasAttribute(FIRST_VIEW_ATTRIBUTE)).toBe(false);
});

test('a visitor who only reads gets them as well, later', () => {
  layOutRest(window);
  vi.advanceTimersByTime(LATEST_MS);
  playFrames();
  expect(root.hasAttribute(FIRST_VIEW_ATTRIBUTE)).toBe(false);
});

test('whoever has scrolled before the page was alive gets them at once', () => {
  vi.stubGlobal('scrollY', 300);
  layOutRest(window);
  playFrames();
  expect(root.hasAttribute(FIRST_VIEW_ATTRIBUTE)).toBe(false);
});

test('a page that takes the place of the first is whole from the start', () => {
  layOutRest(window);
  document.dispatchEvent(new Event('pointerdown'));
  document.dispatchEvent(new Event('pointerup'));
  document.body.innerHTML = PAGE;
  frames.shift()?.();
  expect(frames).toEqual([]);
  expect(root.hasAttribute(FIRST_VIEW_ATTRIBUTE)).toBe(false);
  expect(shown()).toEqual(['', '', '', '']);
});

test('a page that is whole already is left alone', () => {
  root.removeAttribute(FIRST_VIEW_ATTRIBUTE);
  layOutRest(window);
  document.dispatchEvent(new Event('pointerdown'));
  playFrames();
  expect(shown()).toEqual(['', '', '', '']);
});

/** As a browser does it with the script in the head of a document. */
function openDocument() {
  root.removeAttribute(FIRST_VIEW_ATTRIBUTE);
  runInThisContext(HEAD_SCRIPT);
  return root.hasAttribute(FIRST_VIEW_ATTRIBUTE);
}

test('a document waits with its rest, but not where its visitor comes back or wants a part of it', () => {
  expect(openDocument()).toBe(true);
  sessionStorage.setItem(SCROLLS_KEY, '{}');
  expect(openDocument()).toBe(false);
  sessionStorage.clear();
  window.location.hash = '#skladniki';
  expect(openDocument()).toBe(false);
});

test('where storage is refused the document is whole at once', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(openDocument()).toBe(false);
});
