import '../app/tokens.css';
import '../app/base.css';
import { EMPTY_RELATED, type PageDocument } from '@witryna/module-schemas';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { Canvas } from '../page-editor/canvas/canvas.tsx';
import { createDocumentStore, type DocumentStore } from '../page-editor/document/document-store.ts';
import { Outline } from '../page-editor/outline/outline.tsx';
import { Palette } from '../page-editor/palette/palette.tsx';
import { EditedPage } from './edited-page.tsx';

const RUNNER = '__vitest_browser_runner__';

// The runner rewrites each `import()` to call what it left on the window, and the preview has a window of its own.
window.addEventListener('message', ({ source }) => {
  if (source && source !== window && !(RUNNER in source)) Reflect.set(source, RUNNER, Reflect.get(window, RUNNER));
});

const SHOP = { related: EMPTY_RELATED };
let opened: { root: Root; host: HTMLElement } | undefined;

/** Takes the last opened canvas off the screen. */
export function closeCanvas(): void {
  opened?.root.unmount();
  opened?.host.remove();
  opened = undefined;
}

/** Opens palette, canvas and outline on a page, and waits until the preview shows all of it. */
export async function openCanvas(page: PageDocument) {
  const store = createDocumentStore(page);
  const onFailure = vi.fn();
  const host = document.createElement('div');
  host.style.cssText = 'display: grid; grid-template-columns: 260px 700px 260px; height: 700px';
  document.body.append(host);
  const root = createRoot(host);
  opened = { root, host };
  const show = (shown: DocumentStore) =>
    root.render(
      <EditedPage store={shown}>
        <Palette />
        <Canvas shop={SHOP} onFailure={onFailure} />
        <Outline />
      </EditedPage>,
    );
  show(store);
  const frame = await eventually(() => {
    const found = document.querySelector('iframe');
    const shown = found?.contentDocument?.querySelectorAll('[data-placed]').length;
    if (!found || shown !== Object.keys(page.containers).length) throw new Error('The preview is not there yet');
    return found;
  });

  /** The same parts with another page. */
  const reopen = (other: PageDocument) => show(createDocumentStore(other));
  return { store, onFailure, reopen, ...handlesOf(frame) };
}

function handlesOf(frame: HTMLIFrameElement) {
  const documentOf = () => frame.contentDocument as Document;
  const inFrame = (selector: string) => {
    const element = documentOf().querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector} in the preview`);
    return element;
  };
  /** A point of an element in the frame, as a point of the window: shares of its width and height. */
  const pointIn = (element: Element, x = 0.5, y = 0.5) => {
    const outer = frame.getBoundingClientRect();
    const zoom = outer.width / frame.offsetWidth;
    const box = element.getBoundingClientRect();
    return {
      x: outer.left + (box.left + box.width * x) * zoom,
      y: outer.top + (box.top + box.height * y) * zoom,
    };
  };
  const moduleOf = (id: string) => inFrame(`[data-placed="${id}"] > *`);
  const slotOf = (id: string) => inFrame(`[data-slot-parent="${id}"] > *`);
  return { frame, documentOf, inFrame, pointIn, moduleOf, slotOf };
}

export const paletteItem = (title: string) => {
  // Some titles begin like others.
  const found = [...document.querySelectorAll('section button')].find((button) =>
    [...button.querySelectorAll('*')].some(({ textContent }) => textContent === title),
  );
  if (!found) throw new Error(`There is no ${title} in the palette`);
  return found;
};

interface At {
  readonly x: number;
  readonly y: number;
}

const mouse = (target: EventTarget, type: string, { x, y }: At) =>
  target.dispatchEvent(
    new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      buttons: type === 'mouseup' ? 0 : 1,
    }),
  );

/** One finger on an element; it goes on talking to that element wherever it is moved to. */
export const touch = (target: Element, type: 'touchstart' | 'touchmove' | 'touchend', { x, y }: At) => {
  const finger = new Touch({ identifier: 1, target, clientX: x, clientY: y });
  const touches = type === 'touchend' ? [] : [finger];
  target.dispatchEvent(
    new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches,
      targetTouches: touches,
      changedTouches: [finger],
    }),
  );
};

export const mark = () => document.querySelector<HTMLElement>('[data-testid="drop-indicator"]');

/** Presses the mouse on an element and moves it to a point, until the mark there is painted; `drop` lets go. */
export async function dragTo(from: Element, to: At) {
  const { left, top, width, height } = from.getBoundingClientRect();
  const start = { x: left + width / 2, y: top + height / 2 };
  mouse(from, 'mousedown', start);
  mouse(document, 'mousemove', { x: start.x + 8, y: start.y + 8 });
  await nextFrames(2);
  mouse(document, 'mousemove', to);
  await eventually(() => expect(mark()).not.toBeNull());
  await nextFrames(2);
  return {
    mark: mark()?.getBoundingClientRect() as DOMRect,
    drop: () => mouse(document, 'mouseup', to),
  };
}

/** Waits for what must come true; how long it takes is no matter of these tests. */
export function eventually<T>(expectation: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expectation, { timeout: 20_000 });
}

export async function nextFrames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
}
