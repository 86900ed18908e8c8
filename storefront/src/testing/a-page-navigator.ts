import { vi } from 'vitest';
import type { ContentOutcome } from '../content/content-outcome.ts';
import type { PageAddress, PageLoader } from '../content/load-page.ts';
import type { View } from '../content/view.ts';
import type { NavigatorState } from '../navigation/navigator.ts';
import { createPageNavigator, type ShowPage } from '../navigation/page-navigator.ts';
import type { ReadyScreens } from '../navigation/ready-screens.ts';
import { anAnswer } from './an-answer.ts';

/** An address of the shop. */
export const at = (address: string) => new URL(address, 'https://sklep.example');
/** The page at a path; `/twarz` is a category. */
export const content = (urlPath: string): ContentOutcome => ({
  kind: 'content',
  answer: anAnswer({ urlPath, title: urlPath, type: urlPath === '/twarz' ? 'product-category' : 'page' }),
});

interface Site {
  readonly basePath?: string;
  readonly errorPages?: Readonly<Record<number, string>>;
  readonly routes?: Readonly<Record<string, string>>;
  /** Screens that are ready, and whether they may still be shown. */
  readonly screens?: Partial<ReadyScreens>;
  /** Its header and footer; without any the registry has none. */
  readonly frame?: ContentOutcome;
}

/** A navigator on the page `/twarz` that loads what `answer` says. */
export function aNavigator(
  answer: (address: PageAddress) => ContentOutcome | Promise<ContentOutcome>,
  site: Site = {},
  view: View = { kind: 'content', path: '/twarz', params: {}, answer: anAnswer({ type: 'product-category' }) },
) {
  let state: NavigatorState = { arrival: { view, cause: 'initial', hash: '', historyKey: 'k0' }, isPending: false };
  const pushed: string[] = [];
  const left: string[] = [];
  const load = vi.fn<PageLoader['load']>(async (address) => answer(address));
  const loadFrame = vi.fn<PageLoader['loadFrame']>(async () => site.frame ?? { kind: 'not-found' });
  const loader: PageLoader = { load, loadFrame, prefetch: vi.fn(async () => {}), remember: vi.fn() };
  const show = vi.fn<ShowPage>((update) => update());
  const untilPainted = vi.fn(async () => {});
  const loadOwnPages = vi.fn(async () => {});
  const beginView = vi.fn();
  const screens: ReadyScreens = {
    prepare: vi.fn(async () => {}),
    find: () => undefined,
    isStillOpen: async () => true,
    ...site.screens,
  };
  const navigator = createPageNavigator({
    handle: {
      state: () => state,
      set: (next) => {
        state = next;
      },
    },
    history: {
      key: () => `k${pushed.length}`,
      push: (target, replace) =>
        pushed.push((replace ? 'replace ' : '') + target.pathname + target.search + target.hash),
    },
    loader,
    basePath: site.basePath ?? '/',
    routes: site.routes ?? {},
    errorPages: site.errorPages ?? {},
    backMaxAgeMs: 300_000,
    prefetchesAtOnce: 2,
    screens,
    beginView,
    show,
    untilPainted,
    loadOwnPages,
    leave: (target) => left.push(target.href),
  });
  const prefetch = (address: string) => navigator.prefetch(at(address), new AbortController().signal);
  return {
    navigator,
    load,
    loader,
    loadOwnPages,
    prefetch,
    screens,
    beginView,
    show,
    untilPainted,
    pushed,
    left,
    state: () => state,
  };
}
