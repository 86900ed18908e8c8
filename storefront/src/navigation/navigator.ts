import type { ContentOutcome } from '../content/content-outcome.ts';
import type { PageAddress, PageLoader } from '../content/load-page.ts';
import { normalPath, pathInSite } from '../content/page-address.ts';
import { paramsNeedReload, paramsOfType, parsePageParams } from '../content/page-params.ts';
import { answerOf, type View } from '../content/view.ts';

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

export interface Navigator {
  subscribe(listener: () => void): () => void;
  state(): NavigatorState;
  /** Follows a link: the address changes once the page is there. A load under way is given up. */
  follow(target: URL): Promise<void>;
  /** Follows an address bar that has already changed. */
  settle(target: URL): Promise<void>;
  prefetch(target: URL): void;
  /** Gives the router's hand to the navigator; it cannot follow links before. */
  connect(push: PushAddress): void;
}

/** Puts an address into the history. */
export type PushAddress = (target: URL, replace: boolean) => void;

export interface NavigatorOptions {
  readonly loader: PageLoader;
  readonly basePath: string;
  readonly initial: Arrival;
  readonly backMaxAgeMs: number;
  /** Names the current entry of the history. */
  readonly historyKey: () => string;
  /** Leaves the app: the browser loads the address. */
  readonly leave: (target: URL) => void;
}

/** Address of the error page, inside a site. */
export const ERROR_PATH = '/error';

/** Redirects that are followed in a row before the browser takes over. */
const MAX_REDIRECTS = 5;

/** Decides what is on the screen: loads first, switches then, and forgets a load when another begins. */
export function createNavigator(options: NavigatorOptions): Navigator {
  const { loader, basePath, leave } = options;
  const listeners = new Set<() => void>();
  let state: NavigatorState = { arrival: options.initial, isPending: false };
  let loading: AbortController | undefined;
  let push: PushAddress | undefined;

  function set(next: NavigatorState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function arrive(view: View, cause: Arrival['cause'], hash: string, historyKey: string) {
    set({ arrival: { view, cause, hash, historyKey }, isPending: false });
  }

  async function go(target: URL, cause: 'forward' | 'back', redirects = 0, replace = false): Promise<void> {
    loading?.abort();
    loading = undefined;
    const address = addressOf(target, basePath);
    if (!address || !push) return leave(target);
    const enter = () => {
      // Going back, the browser has been there already; but a redirect found there takes its place.
      if (cause === 'forward') push?.(target, replace);
      return options.historyKey();
    };
    const current = state.arrival.view;
    const surroundings = answerOf(current);
    if (address.path === ERROR_PATH) {
      return arrive({ kind: 'error-route', ...(surroundings && { surroundings }) }, cause, target.hash, enter());
    }
    const same = samePage(current, address);
    if (same) return arrive(same, cause === 'back' ? 'back' : 'stay', target.hash, enter());

    const controller = new AbortController();
    loading = controller;
    set({ ...state, isPending: true });
    const maxAge = cause === 'back' ? { maxAgeMs: options.backMaxAgeMs } : {};
    const outcome = await loader.load(address, { signal: controller.signal, ...maxAge });
    if (controller.signal.aborted) return;
    loading = undefined;
    if (outcome.kind === 'maintenance') return leave(target);
    if (outcome.kind === 'redirect') {
      const next = redirectTarget(outcome.to, target, basePath);
      if (next.origin !== target.origin || redirects >= MAX_REDIRECTS) return leave(next);
      return go(next, 'forward', redirects + 1, replace || cause === 'back');
    }
    arrive(viewOf(outcome, address, current), cause, target.hash, enter());
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    connect(given) {
      push = given;
    },
    follow: (target) => go(target, 'forward'),
    settle: (target) => go(target, 'back'),
    prefetch(target) {
      const address = addressOf(target, basePath);
      if (address && address.path !== ERROR_PATH && !samePage(state.arrival.view, address)) loader.prefetch(address);
    },
  };
}

/** The page that an address of the site names; undefined outside the site. */
export function addressOf(target: URL, basePath: string): PageAddress | undefined {
  const path = pathInSite(target.pathname, basePath);
  return path === undefined ? undefined : { path: normalPath(path), params: parsePageParams(target.searchParams) };
}

/** The current page with the parameters of the address, when going there needs no load. */
function samePage(view: View, address: PageAddress): View | undefined {
  if (view.kind !== 'content' || view.path !== address.path) return undefined;
  const params = paramsOfType(address.params, view.answer.data.type);
  return paramsNeedReload(view.params, params) ? undefined : { ...view, params };
}

function redirectTarget(to: string, from: URL, basePath: string): URL {
  const base = basePath.replace(/\/+$/, '');
  return new URL(to.startsWith('/') ? base + to : to, from);
}

function viewOf(
  outcome: Extract<ContentOutcome, { kind: 'content' | 'not-found' | 'failure' }>,
  { path, params }: PageAddress,
  current: View,
): View {
  if (outcome.kind === 'content') {
    return { kind: 'content', path, params: paramsOfType(params, outcome.answer.data.type), answer: outcome.answer };
  }
  const surroundings = answerOf(current);
  return { ...outcome, ...(surroundings && { surroundings }) };
}
