import type { ScreenPath } from '../content/own-paths.ts';
import type { View } from '../content/view.ts';

/** How the view on the screen got there, which says where to scroll and what to announce. */
export interface Arrival {
  readonly view: View;
  /**
   * `initial`: with the document; `forward`: by a link; `back`: by the browser's buttons; `stay`: same page, other shade;
   * `adjust`: same page, its list narrowed or ordered in another way.
   */
  readonly cause: 'initial' | 'forward' | 'back' | 'stay' | 'adjust';
  readonly hash: string;
  /** Names the entry of the history, so that its scroll position is found again. */
  readonly historyKey: string;
}

export interface NavigatorState {
  readonly arrival: Arrival;
  readonly isPending: boolean;
}

/** Decides what is on the screen. */
export interface PageNavigator {
  /** Follows a link: the address changes once the page is there. A load in progress is aborted. */
  follow(target: URL): Promise<void>;
  /** Follows an address bar that has already changed; `isAnimated` where the browser has shown that by itself. */
  settle(target: URL, isAnimated?: boolean): Promise<void>;
  /** Loads a page ahead; not begun any more once the signal is aborted. */
  prefetch(target: URL, signal: AbortSignal): void;
  /** Has a screen ready, so that it is gone to without a document. What fails comes with its document, as without it. */
  prepare(path: ScreenPath): void;
}

/** What moves the shop from page to page; loaded when a shopper first reaches for a link. */
export interface Engine extends PageNavigator {
  /** Whether an address is that of a screen which is ready. */
  isReady(target: URL): boolean;
  /** Does what a view that has come on the screen asks of the document; gives the sentence that announces it. */
  arrived(arrival: Arrival): string;
}

/** The part of the navigation that every page needs: the state on the screen, and the way to the engine. */
export interface Navigator extends PageNavigator {
  subscribe(listener: () => void): () => void;
  state(): NavigatorState;
  arrived(arrival: Arrival): Promise<string>;
}

interface NavigatorOptions {
  readonly initial: Arrival;
  readonly loadEngine: (handle: EngineHandle) => Promise<Engine>;
  /** Whether the page that came with the document needs the engine at once, to scroll. */
  readonly isEngineNeeded: boolean;
  /** Whether an address comes with a document, unless it was made ready: no code is loaded to go there from a view. */
  readonly needsDocument: (target: URL, view: View) => boolean;
  readonly leave: (target: URL) => void;
}

/** Where the engine reads and writes what is on the screen. */
export interface EngineHandle {
  state(): NavigatorState;
  set(state: NavigatorState): void;
}

/** The navigator of the browser. Without its engine, when that cannot be loaded, the browser follows links itself. */
export function createNavigator(options: NavigatorOptions): Navigator {
  const { initial, loadEngine, isEngineNeeded, leave } = options;
  const listeners = new Set<() => void>();
  let state: NavigatorState = { arrival: initial, isPending: false };
  let loading: Promise<Engine> | undefined;
  let loaded: Engine | undefined;

  const handle: EngineHandle = {
    state: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };

  async function loadOnce(): Promise<Engine> {
    loaded = await loadEngine(handle);
    return loaded;
  }

  function engine(): Promise<Engine> {
    loading ??= loadOnce();
    return loading;
  }

  const needsDocument = (target: URL) =>
    options.needsDocument(target, state.arrival.view) && !(loaded?.isReady(target) ?? false);

  async function move(target: URL, go: (engine: Engine) => Promise<void>) {
    // Once it is there it says itself whether anything has to be waited for.
    if (!loaded) handle.set({ ...state, isPending: true });
    const found = await engine().catch(() => undefined);
    return found ? go(found) : leave(target);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    async follow(target) {
      if (!needsDocument(target)) return move(target, (found) => found.follow(target));
      handle.set({ ...state, isPending: true });
      leave(target);
    },
    settle: (target, isAnimated) => move(target, (found) => found.settle(target, isAnimated)),
    prefetch(target, signal) {
      if (needsDocument(target)) return;
      if (loaded) return loaded.prefetch(target, signal);
      // Not within the event that asks for it: what that shows would wait until the code has been asked for.
      setTimeout(() => {
        if (signal.aborted) return;
        engine().then(
          (found) => found.prefetch(target, signal),
          () => {},
        );
      });
    },
    prepare(path) {
      engine().then(
        (found) => found.prepare(path),
        () => {},
      );
    },
    async arrived(arrival) {
      if (arrival.cause === 'initial' && !isEngineNeeded) return '';
      // Without a pause where it can be: the page is scrolled before it is painted.
      const found = loaded ?? (await engine().catch(() => undefined));
      return found?.arrived(arrival) ?? '';
    },
  };
}
