import { isReservedSegment, type RoutedPath, type StaticRouting, shopRouterOf } from '@witryna/module-schemas';
import type { ContentOutcome } from '../content/content-outcome.ts';
import type { ErrorPages } from '../content/error-pages.ts';
import type { PageAddress, PageLoader } from '../content/load-page.ts';
import { ERROR_PATH, isDocumentPath, type ScreenPath } from '../content/own-paths.ts';
import { linkInSite, normalPath, pathInSite } from '../content/page-address.ts';
import {
  isListAdjusted,
  paramsNeedReload,
  paramsOfAnswer,
  parsePageParams,
  serializeParams,
} from '../content/page-params.ts';
import { answerOf, type ScreenView, type View } from '../content/view.ts';
import type { BrowserHistory } from './browser-history.ts';
import type { Arrival, Engine, EngineHandle } from './navigator.ts';
import { createPrefetchQueue } from './prefetch-queue.ts';
import type { ReadyScreens } from './ready-screens.ts';

/** Puts a page on the screen by calling `update`; with a transition where one is wanted, allowed and possible. */
export type ShowPage = (update: () => void, isAnimated: boolean) => void;

export interface PageNavigatorOptions {
  readonly handle: EngineHandle;
  readonly history: Pick<BrowserHistory, 'key' | 'push'>;
  readonly loader: PageLoader;
  readonly basePath: string;
  readonly errorPages: ErrorPages;
  readonly routes: StaticRouting;
  readonly backMaxAgeMs: number;
  /** Pages that are loaded ahead at the same time. */
  readonly prefetchesAtOnce: number;
  /** Screens that are gone to without a document, and what has them ask the shop before they are drawn. */
  readonly screens: ReadyScreens;
  readonly beginView: (view: View) => void;
  readonly show: ShowPage;
  /** Resolves once the browser has painted what has changed until now. */
  readonly untilPainted: () => Promise<void>;
  /** Loads the code of the pages of our own; rejects where it cannot be had. */
  readonly loadOwnPages: () => Promise<unknown>;
  /** Leaves the app: the browser loads the address. */
  readonly leave: (target: URL) => void;
}

/** How a navigation came about. */
interface Step {
  readonly cause: 'forward' | 'back';
  /** Whether the address takes the place of the one in the history. */
  readonly replaces: boolean;
  /** Redirects that led here. */
  readonly redirects: number;
  /** Whether the browser has already shown an animation of its own. */
  readonly isAnimated: boolean;
}

const FOLLOWED: Step = { cause: 'forward', replaces: false, redirects: 0, isAnimated: false };

/** A page of our own. */
type OwnView = Extract<View, { kind: 'not-found' | 'failure' | 'error-route' }>;

const THANKS_PATH = '/thank-you' satisfies ScreenPath;

/** Redirects that are followed in a row before the browser takes over. */
const MAX_REDIRECTS = 5;

/** Decides what is on the screen: loads first, switches then, and forgets a load when another begins. */
export function createPageNavigator(options: PageNavigatorOptions): Omit<Engine, 'arrived'> {
  const { handle, history, loader, basePath, screens } = options;
  const prefetch = createPrefetchQueue(loader.prefetch, options.prefetchesAtOnce);
  const router = shopRouterOf(options.routes);
  let latest = new AbortController();

  /** The page on the screen stays until the browser has the other. */
  function leave(target: URL) {
    handle.set({ ...handle.state(), isPending: true });
    options.leave(target);
  }

  /** Puts a view on the screen, and its address into the history, unless another navigation has begun. */
  function arrive(view: View, cause: Arrival['cause'], target: URL, step: Step, signal: AbortSignal) {
    options.show(
      () => {
        if (signal.aborted) return;
        // Going back, the browser has been there already; but a redirect found there takes its place.
        if (step.cause === 'forward') history.push(target, step.replaces);
        handle.set({ arrival: { view, cause, hash: target.hash, historyKey: history.key() }, isPending: false });
      },
      cause !== 'stay' && !step.isAnimated,
    );
  }

  async function go(target: URL, step: Step): Promise<void> {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const address = addressOf(target, basePath);
    if (!address) return leave(target);
    const current = handle.state().arrival.view;
    const routed = router.find(address.path);
    const same = viewWithoutLoad(current, address, ownPathOf(routed, address));
    if (same && step.cause === 'back') return arrive(same, 'back', target, step, signal);
    if (same) {
      // What was pressed answers by itself, a shade for one; all else of the page is rendered after that.
      await options.untilPainted();
      return arrive(same, 'stay', target, step, signal);
    }

    const ownPath = ownPathOf(routed, address);
    // A purchase ends with its document: the next one begins with nothing of it in memory.
    if (routed?.kind === 'moved' || isEndOfPurchase(handle.state().arrival)) return leave(target);
    if (isDocumentPath(ownPath)) {
      const screen = screens.find(ownPath);
      return screen ? goToScreen(screen, target, step, signal) : leave(target);
    }

    handle.set({ ...handle.state(), isPending: true });
    if (ownPath === ERROR_PATH) {
      const view = await errorRoute(address, current, signal);
      return present(view, step.cause, target, step, signal);
    }
    const maxAge = step.cause === 'back' ? { maxAgeMs: options.backMaxAgeMs } : {};
    const outcome = await loader.load(address, { signal, ...maxAge });
    if (signal.aborted) return;
    if (outcome.kind === 'maintenance') return leave(target);
    if (outcome.kind === 'redirect') return redirect(outcome.to, target, step);
    const shown = outcome.kind === 'failure' ? await errorPage(outcome, signal) : outcome;
    const view = await viewOf(shown, address, current, signal);
    return present(view, causeOf(current, view, address, step), target, step, signal);
  }

  /** Shows a screen that is ready. Where the site has closed meanwhile, its document says so. */
  async function goToScreen(view: ScreenView, target: URL, step: Step, signal: AbortSignal) {
    const { view: left } = handle.state().arrival;
    handle.set({ ...handle.state(), isPending: true });
    // Asked while the press is painted.
    options.beginView(view);
    if (step.cause === 'forward') await options.untilPainted();
    if (signal.aborted) return;
    arrive(view, step.cause, target, step, signal);
    // The way back is as short.
    if (left.kind === 'screen') void screens.prepare(left.path);
    if (!(await screens.isStillOpen(view.path)) && !signal.aborted) leave(target);
  }

  /** The same for a view that has just been found, whose code may be missing; the browser takes over where that fails. */
  async function present(...[view, cause, target, step, signal]: Parameters<typeof arrive>) {
    if (view.kind !== 'content') {
      const isReady = await options.loadOwnPages().then(
        () => true,
        () => false,
      );
      if (signal.aborted) return;
      if (!isReady) return leave(target);
    }
    arrive(view, cause, target, step, signal);
  }

  function redirect(to: string, from: URL, step: Step): void | Promise<void> {
    const next = new URL(linkInSite(to, basePath), from);
    if (next.origin !== from.origin || step.redirects >= MAX_REDIRECTS) return leave(next);
    const replaces = step.replaces || step.cause === 'back';
    return go(next, { cause: 'forward', replaces, redirects: step.redirects + 1, isAnimated: step.isAnimated });
  }

  /** The error page inside of the page at its address, else with the header and footer of the site. */
  async function errorRoute(address: PageAddress, current: View, signal: AbortSignal): Promise<View> {
    const own = await loader.load(address, { signal });
    if (own.kind === 'content') return { kind: 'error-route', surroundings: own.answer, isOwnPage: true };
    return withFrame({ kind: 'error-route' }, current, signal);
  }

  /** A page of our own with the header and footer of the site; with those on the screen where none can be had. */
  async function withFrame(view: OwnView, current: View, signal: AbortSignal): Promise<View> {
    // Where nothing answered, nothing is asked again.
    const isOffline = view.kind === 'failure' && view.status === 0;
    const frame = isOffline ? undefined : await loader.loadFrame(signal);
    const surroundings = frame?.kind === 'content' ? frame.answer : answerOf(current);
    return surroundings ? { ...view, surroundings } : view;
  }

  async function viewOf(
    outcome: Extract<ContentOutcome, { kind: 'content' | 'not-found' | 'failure' }>,
    { path, params }: PageAddress,
    current: View,
    signal: AbortSignal,
  ): Promise<View> {
    if (outcome.kind !== 'content') return withFrame(outcome, current, signal);
    return { kind: 'content', path, params: paramsOfAnswer(params, outcome.answer), answer: outcome.answer };
  }

  /** The page that the site has for such a failure, asked for once; the failure itself when it cannot be had either. */
  async function errorPage(failure: Extract<ContentOutcome, { kind: 'failure' }>, signal: AbortSignal) {
    const path = options.errorPages[failure.status];
    if (path === undefined) return failure;
    const outcome = await loader.load({ path, params: {} }, { signal });
    return outcome.kind === 'content' ? outcome : failure;
  }

  return {
    follow: (target) => go(target, FOLLOWED),
    settle: (target, isAnimated = false) => go(target, { cause: 'back', replaces: false, redirects: 0, isAnimated }),
    prepare: (path) => void screens.prepare(path),
    isReady(target) {
      const address = addressOf(target, basePath);
      return address !== undefined && screens.find(ownPathOf(router.find(address.path), address)) !== undefined;
    },
    prefetch(target, signal) {
      const address = addressOf(target, basePath);
      if (!address || router.find(address.path) || isScreenPath(address.path)) return;
      if (!viewWithoutLoad(handle.state().arrival.view, address, address.path)) prefetch(address, signal);
    },
  };
}

/** True for a path below which screens of the shop's own lie: personal ones, and those that answer to one request. */
function isScreenPath(path: string): boolean {
  const [, first = ''] = path.split('/', 2);
  return isReservedSegment(first);
}

/** The page that an address of the site names; undefined outside the site. */
export function addressOf(target: URL, basePath: string): PageAddress | undefined {
  const path = pathInSite(target.pathname, basePath);
  return path === undefined ? undefined : { path: normalPath(path), params: parsePageParams(target.searchParams) };
}

/** Whether an address names the page on the screen, at this or another shade. */
function isSamePage(view: View, address: PageAddress): boolean {
  if (view.kind !== 'content' || view.path !== address.path) return false;
  return !paramsNeedReload(view.params, paramsOfAnswer(address.params, view.answer));
}

/** Whether the thanks for an order are on the screen, and the document is that of the way there. */
const isEndOfPurchase = ({ view, cause }: Arrival) =>
  view.kind === 'screen' && view.path === THANKS_PATH && cause !== 'initial';

/** The path that a screen has where no site chooses one. */
const ownPathOf = (routed: RoutedPath | undefined, { path }: PageAddress) =>
  routed?.kind === 'screen' ? routed.ownPath : path;

/** The current page with the parameters of the address, when going there needs no load. */
function viewWithoutLoad(view: View, address: PageAddress, ownPath: string): View | undefined {
  if (view.kind === 'screen') return view.path === ownPath ? view : undefined;
  if (view.kind !== 'content' || !isSamePage(view, address)) return undefined;
  const params = paramsOfAnswer(address.params, view.answer);
  if (serializeParams(params) === serializeParams(view.params)) return view;
  const { isPartial, hasVariants } = view.answer;
  return isPartial && !hasVariants ? undefined : { ...view, params };
}

/** Who chose a shade, a filter or an order stays where they are. */
function causeOf(current: View, next: View, address: PageAddress, { cause }: Step): Arrival['cause'] {
  if (cause === 'back' || next.kind !== 'content') return cause;
  if (isSamePage(current, address)) return 'stay';
  const isList = current.kind === 'content' && current.path === next.path;
  return isList && isListAdjusted(current.params, next.params) ? 'adjust' : cause;
}
