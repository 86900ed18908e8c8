import {
  CachedChromeView,
  loadedModules,
  loadModules,
  moduleLoaders,
  type Shop,
  ShopProvider,
  slotContent,
  WatchedChromeView,
} from '@witryna/modules';
import { createDerivations, type Derivations } from '@witryna/modules/shop/derive';
import { FONT_PRELOADS } from '@witryna/modules/theme/font-preloads';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { chromeOf } from './content/chrome-markup.ts';
import { Display } from './content/display.tsx';
import { type ChromeRequest, hasGap, type ModuleProblem, type PageRenderer } from './content/page-renderer.ts';
import type { ContentView, PageState } from './content/view.ts';
import { watchParams } from './content/watch-params.ts';
import { loadPlainPages } from './errors/load-plain-pages.ts';
import { Maintenance } from './errors/maintenance.tsx';
import { Frame } from './frame.tsx';
import { messagesOf } from './i18n/messages.ts';
import { loadMailLinks } from './mail-links/load-mail-links.ts';
import { createLiveShop } from './shop/live-shop.ts';
import { Announcement } from './ui/announcement.tsx';
import './styles.ts';

export const renderer: PageRenderer = {
  async prepare() {
    await Promise.all([loadModules(Object.keys(moduleLoaders)), loadPlainPages(), loadMailLinks()]);
  },
  render({ shop, view }, chrome) {
    problems = [];
    if (!chrome || view.kind !== 'content') {
      const html = renderToString(treeOf({ shop, view }, reportError));
      return { html, problems, hasGaps: hasGap(html) };
    }
    const body = renderContent({ shop, view }, chrome);
    // What fails is rendered each time, so that each time it is reported.
    const hasGaps = hasGap(body.html);
    const isSound = problems.length === 0 && !hasGaps;
    return { html: body.html, problems, hasGaps, chrome: isSound ? body.chrome : undefined };
  },
  findFailures: (state) => failuresOf(treeOf(state)),
  renderMaintenance: (language, shopName) =>
    renderToStaticMarkup(<Maintenance shopName={shopName} messages={messagesOf(language)} />),
  fontPreloads: (theme) => Object.entries(FONT_PRELOADS).find(([name]) => name === theme)?.[1] ?? FONT_PRELOADS.default,
};

/** Problems of the rendering that goes on: only one does at a time, since it waits for nothing. */
let problems: ModuleProblem[] = [];

/** The same for every rendering, so that elements which hold it can be rendered again. */
const reportError: Shop['reportError'] = (driver, error) => problems.push({ driver, message: messageOf(error) });

/** With a header and a footer that are known, or that are to be known from now on. */
function renderContent({ shop, view }: PageState<ContentView>, chrome: ChromeRequest) {
  const live = createLiveShop(shop.site, view, reportError);
  const render = (page: ReactNode, derivations: Derivations) =>
    renderToString(frameOf(shop, <ShopProvider value={{ ...live, derivations }}>{page}</ShopProvider>));
  if (chrome !== 'capture') {
    const { derivations, ...kept } = chrome;
    return { html: render(<CachedChromeView {...kept} />, derivations) };
  }
  const content = { page: view.answer.data, components: loadedModules([]) ?? new Map() };
  const watched = watchParams(live);
  const main = slotContent('main', content, live);
  const derivations = createDerivations();
  const html = render(<WatchedChromeView {...content} main={main} chromeShop={watched.shop} />, derivations);
  derivations.isOpen = false;
  const markup = watched.wereRead() ? undefined : chromeOf(html);
  return { html, chrome: markup && { ...markup, main, derivations } };
}

function treeOf({ shop, view }: PageState, reportError?: Shop['reportError']) {
  return frameOf(shop, <Display view={view} site={shop.site} reportError={reportError} />);
}

function frameOf({ labels }: PageState['shop'], page: ReactNode) {
  return <Frame labels={labels} progress={null} page={page} navigation={<Announcement>{''}</Announcement>} />;
}

/** `renderToString` does not tell what a module threw; a stream does. */
function failuresOf(tree: ReturnType<typeof treeOf>): Promise<ModuleProblem[]> {
  return new Promise((resolve) => {
    const failures: ModuleProblem[] = [];
    const finish = () => resolve(failures);
    renderToPipeableStream(tree, {
      onError(error, { componentStack = '' }) {
        failures.push({ driver: componentStack.trim().split('\n', 1)[0] ?? '', message: messageOf(error) });
      },
      onAllReady: finish,
      onShellError: finish,
    });
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
