import type { ContentOutcome } from '../content/content-outcome.ts';
import type { ErrorPages } from '../content/error-pages.ts';
import type { PageAddress, PageLoader } from '../content/load-page.ts';
import { ERROR_PATH, isMailLinkPath } from '../content/own-paths.ts';
import { linkInSite, normalPath, pathInSite } from '../content/page-address.ts';
import { paramsNeedReload, paramsOfType, parsePageParams } from '../content/page-params.ts';
import { answerOf, type View } from '../content/view.ts';
import type { BrowserHistory } from './browser-history.ts';
import type { Arrival, EngineHandle, PageNavigator } from './navigator.ts';

export interface PageNavigatorOptions {
  readonly handle: EngineHandle;
  readonly history: Pick<BrowserHistory, 'key' | 'push'>;
  readonly loader: PageLoader;
  readonly basePath: string;
  readonly errorPages: ErrorPages;
  readonly backMaxAgeMs: number;
  /** Leaves the app: the browser loads the address. */
  readonly leave: (target: URL) => void;
}

/** Redirects that are followed in a row before the browser takes over. */
const MAX_REDIRECTS = 5;

/** Decides what is on the screen: loads first, switches then, and forgets a load when another begins. */
export function createPageNavigator(options: PageNavigatorOptions): PageNavigator {
  const { handle, history, loader, basePath, leave } = options;
  let loading: AbortController | undefined;

  function arrive(view: View, cause: Arrival['cause'], hash: string, historyKey: string) {
    handle.set({ arrival: { view, cause, hash, historyKey }, isPending: false });
  }

  async function go(target: URL, cause: 'forward' | 'back', redirects = 0, replace = false): Promise<void> {
    loading?.abort();
    loading = undefined;
    const address = addressOf(target, basePath);
    if (!address) return leave(target);
    const enter = () => {
      // Going back, the browser has been there already; but a redirect found there takes its place.
      if (cause === 'forward') history.push(target, replace);
      return history.key();
    };
    const current = handle.state().arrival.view;
    const surroundings = answerOf(current);
    if (address.path === ERROR_PATH) {
      return arrive({ kind: 'error-route', ...(surroundings && { surroundings }) }, cause, target.hash, enter());
    }
    const same = samePage(current, address);
    if (same) return arrive(same, cause === 'back' ? 'back' : 'stay', target.hash, enter());

    // Such a page needs headers of its own, which come with a document only.
    if (isMailLinkPath(address.path)) return leave(target);

    const controller = new AbortController();
    loading = controller;
    handle.set({ ...handle.state(), isPending: true });
    const maxAge = cause === 'back' ? { maxAgeMs: options.backMaxAgeMs } : {};
    const outcome = await loader.load(address, { signal: controller.signal, ...maxAge });
    if (controller.signal.aborted) return;
    if (outcome.kind === 'maintenance') return leave(target);
    if (outcome.kind === 'redirect') {
      const next = redirectTarget(outcome.to, target, basePath);
      if (next.origin !== target.origin || redirects >= MAX_REDIRECTS) return leave(next);
      return go(next, 'forward', redirects + 1, replace || cause === 'back');
    }
    const shown = outcome.kind === 'failure' ? await errorPage(outcome, controller.signal) : outcome;
    if (controller.signal.aborted) return;
    arrive(viewOf(shown, address, current), cause, target.hash, enter());
  }

  /** The page that the site has for such a failure, asked for once; the failure itself when it cannot be had either. */
  async function errorPage(failure: Extract<ContentOutcome, { kind: 'failure' }>, signal: AbortSignal) {
    const path = options.errorPages[failure.status];
    if (path === undefined) return failure;
    const outcome = await loader.load({ path, params: {} }, { signal });
    return outcome.kind === 'content' ? outcome : failure;
  }

  return {
    follow: (target) => go(target, 'forward'),
    settle: (target) => go(target, 'back'),
    prefetch(target) {
      const address = addressOf(target, basePath);
      if (address && !isOurs(address.path) && !samePage(handle.state().arrival.view, address)) loader.prefetch(address);
    },
  };
}

/** True for a path that the registry need not be asked for. */
function isOurs(path: string): boolean {
  return path === ERROR_PATH || isMailLinkPath(path);
}

/** The page that an address of the site names; undefined outside the site. */
export function addressOf(target: URL, basePath: string): PageAddress | undefined {
  const path = pathInSite(target.pathname, basePath);
  return path === undefined ? undefined : { path: normalPath(path), params: parsePageParams(target.searchParams) };
}

/** The current page with the parameters of the address, when going there needs no load. */
function samePage(view: View, address: PageAddress): View | undefined {
  if (view.kind === 'mail-link') return view.path === address.path ? view : undefined;
  if (view.kind !== 'content' || view.path !== address.path) return undefined;
  const params = paramsOfType(address.params, view.answer.data.type);
  return paramsNeedReload(view.params, params) ? undefined : { ...view, params };
}

function redirectTarget(to: string, from: URL, basePath: string): URL {
  return new URL(linkInSite(to, basePath), from);
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
  const view = outcome.kind === 'not-found' ? { kind: outcome.kind } : outcome;
  return { ...view, ...(surroundings && { surroundings }) };
}
