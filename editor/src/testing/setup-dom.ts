import { cleanup, configure } from '@testing-library/react';
import { loadSentences } from '@witryna/modules';
import { afterEach, vi } from 'vitest';

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 });
configure({
  asyncUtilTimeout: 20_000,
  // The whole document in every failure hides the sentence that says what failed.
  getElementError: (message) => new Error(message ?? 'element not found'),
});

// As in the editor, where a preview begins with the language of its site.
await loadSentences('pl');

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

/** What the tested components need of a browser and jsdom does not have. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

window.matchMedia ??= (media: string) =>
  ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

const NO_BOX = { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0, toJSON: () => ({}) };

/** ProseMirror measures the text around the caret. */
Range.prototype.getBoundingClientRect ??= () => NO_BOX;
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
document.elementFromPoint ??= () => null;
Element.prototype.scrollIntoView ??= () => {};

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= StillObserver as unknown as typeof ResizeObserver;
window.IntersectionObserver ??= StillObserver as unknown as typeof IntersectionObserver;
