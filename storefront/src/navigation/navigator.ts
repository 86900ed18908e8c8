import type { View } from '../content/view.ts';

/** How the view on the screen got there, which says where to scroll and what to announce. */
export interface Arrival {
  readonly view: View;
  /** `initial`: with the document; `forward`: by a link; `back`: by the browser's buttons; `stay`: same page, other shade. */
  readonly cause: 'initial' | 'forward' | 'back' | 'stay';
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
  /** Follows an address bar that has already changed. */
  settle(target: URL): Promise<void>;
  prefetch(target: URL): void;
}

/** What moves the shop from page to page; loaded when a shopper first reaches for a link. */
export interface Engine extends PageNavigator {
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
  readonly leave: (target: URL) => void;
}

/** Where the engine reads and writes what is on the screen. */
export interface EngineHandle {
  state(): NavigatorState;
  set(state: NavigatorState): void;
}

/** The navigator of the browser. Without its engine, when that cannot be loaded, the browser follows links itself. */
export function createNavigator({ initial, loadEngine, isEngineNeeded, leave }: NavigatorOptions): Navigator {
  const listeners = new Set<() => void>();
  let state: NavigatorState = { arrival: initial, isPending: false };
  let loading: Promise<Engine> | undefined;

  const handle: EngineHandle = {
    state: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };

  function engine(): Promise<Engine> {
    loading ??= loadEngine(handle);
    return loading;
  }

  async function move(target: URL, how: 'follow' | 'settle') {
    handle.set({ ...state, isPending: true });
    const found = await engine().catch(() => undefined);
    return found ? found[how](target) : leave(target);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    follow: (target) => move(target, 'follow'),
    settle: (target) => move(target, 'settle'),
    prefetch(target) {
      engine().then(
        (found) => found.prefetch(target),
        () => {},
      );
    },
    async arrived(arrival) {
      if (arrival.cause === 'initial' && !isEngineNeeded) return '';
      const found = await engine().catch(() => undefined);
      return found?.arrived(arrival) ?? '';
    },
  };
}
