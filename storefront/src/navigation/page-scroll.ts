import { MAIN_ID } from '@witryna/modules';
import type { BrowserConfig } from '../config.ts';
import type { Arrival } from './navigator.ts';
import { prefersStillness } from './prefers-stillness.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** Scrolls and focuses as views arrive, and remembers where each entry of the history was left. */
export interface PageScroll {
  arrive(arrival: Arrival): void;
}

/** `current` names the entry of the history that is on the screen. */
export function createPageScroll(window: Window, config: BrowserConfig, current: string): PageScroll {
  const { document, history } = window;
  const memory = createScrollMemory(storageOf(window), config.rememberedScrolls);
  let historyKey = current;
  let hashTimer: number | undefined;

  const save = () => memory.save(historyKey, window.scrollY);
  const persist = () => {
    save();
    memory.persist();
  };
  window.addEventListener('scroll', save, { passive: true });
  window.addEventListener('pagehide', persist);
  history.scrollRestoration = 'manual';
  // After a reload the place left is known better than where the page begins.
  const leftBefore = memory.find(current);
  if (leftBefore === undefined) save();

  function scrollToHash(hash: string) {
    window.clearTimeout(hashTimer);
    hashTimer = window.setTimeout(() => {
      const target = hashTarget(document, hash);
      if (!target) return;
      const top = target.getBoundingClientRect().top + window.scrollY - config.hashScrollOffsetPx;
      window.scrollTo({ top, behavior: prefersStillness(window) ? 'instant' : 'smooth' });
      focus(target);
    }, config.hashScrollDelayMs);
  }

  return {
    arrive({ cause, hash, historyKey: key }) {
      window.clearTimeout(hashTimer);
      const remembered = cause === 'initial' ? leftBefore : memory.find(key);
      historyKey = key;
      if (cause === 'stay' || cause === 'adjust') {
        if (hash) scrollToHash(hash);
        return;
      }
      const isReturn = cause === 'back' || cause === 'initial';
      if (isReturn && remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' });
      else if (cause !== 'initial') window.scrollTo({ top: 0, behavior: 'instant' });
      if (hash && (remembered === undefined || !isReturn)) scrollToHash(hash);
      const main = document.getElementById(MAIN_ID);
      if (cause !== 'initial' && main) focus(main);
    },
  };
}

/** The element that a hash names, by its id. */
export function hashTarget(document: Document, hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.replace(/^#/, '')));
  } catch {
    return null;
  }
}

/** Moves the focus without scrolling, also to what Tab does not reach. */
function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

function storageOf(window: Window): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
