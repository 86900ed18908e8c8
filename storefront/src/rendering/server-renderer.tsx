import type { RegistryAnswer } from '@witryna/module-schemas';
import {
  avifSources,
  CachedChromeView,
  findLead,
  loadedModules,
  loadModules,
  loadSentences,
  moduleLoaders,
  type PageHydration,
  SENTENCE_LANGUAGES,
  type Shop,
  ShopProvider,
  slotContent,
  WatchedChromeView,
} from '@witryna/modules';
import { type HydratedPart, hydratedContainers, hydratedPart } from '@witryna/modules/hydration';
import { createDerivations, type Derivations } from '@witryna/modules/shop/derive';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { RESULTS_PATH } from '../content/own-paths.ts';
import { answerOf, type ContentView, isShownWhole, type PageState } from '../content/view.ts';
import { loadPlainPages } from '../errors/index.ts';
import '../i18n/all-languages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { ResultsPage, resultsTitle } from '../results/results.tsx';
import { loadScreens } from '../screens/screens.tsx';
import { createLiveShop } from '../shop/index.ts';
import { Announcement } from '../ui/announcement.tsx';
import { Display } from './display.tsx';
import { Frame } from './frame.tsx';
import { Maintenance } from './maintenance.tsx';
import { Offline } from './offline.tsx';
import type { ChromeRequest, FirstPicture, ModuleProblem, PageChrome, PageRenderer } from './page-renderer.ts';

/**
 * Renders pages on the server. A header and footer that are the same at all parameters are cut out of a first rendering
 * (`capture`), and put into later ones as they are.
 */
export function createServerRenderer(): PageRenderer {
  /** Problems of the rendering in progress: only one is at a time, since it waits for nothing. */
  let problems: ModuleProblem[] = [];

  /** The same for every rendering, so that elements which hold it can be rendered again. */
  const reportError: Shop['reportError'] = (driver, error) => problems.push({ driver, message: messageOf(error) });

  return {
    async prepare() {
      const code = [loadModules(Object.keys(moduleLoaders)), loadPlainPages(), loadScreens()];
      await Promise.all([...code, ...SENTENCE_LANGUAGES.map(loadSentences)]);
    },
    render({ shop, view }, chrome) {
      problems = [];
      if (!chrome || view.kind !== 'content') {
        const html = renderToString(treeOf({ shop, view }, reportError));
        return { html, problems, hasGaps: hasGap(html) };
      }
      const body = renderContent({ shop, view }, chrome, reportError);
      // What fails is rendered each time, so that each time it is reported.
      const hasGaps = hasGap(body.html);
      const isSound = problems.length === 0 && !hasGaps;
      return { html: body.html, problems, hasGaps, chrome: isSound ? body.chrome : undefined };
    },
    hydratedPart: hydratedPartOf,
    hydratedSurroundings: (answer, isWhole) => hydratedPart(isWhole ? answer : withoutMain(answer), {}),
    findFailures: (state) => failuresOf(treeOf(state)),
    renderResults(shop, facts) {
      const live = createLiveShop(shop, { kind: 'results', title: '' });
      const page = (
        <ShopProvider value={{ ...live, path: RESULTS_PATH }}>
          <ResultsPage {...facts} />
        </ShopProvider>
      );
      return { title: resultsTitle(facts, shop.site.language, live.t), html: renderToStaticMarkup(page) };
    },
    renderMaintenance: ({ language, name, features }) =>
      renderToStaticMarkup(<Maintenance shopName={name} hasCart={features.cart} messages={messagesOf(language)} />),
    renderOffline: (language) => renderToStaticMarkup(<Offline messages={messagesOf(language)} />),
    leadPicture: leadPictureOf,
  };
}

/** What to preload for a page's first screen, by the same rule as the modules mark the picture in it. */
function leadPictureOf({ shop, view }: PageState<ContentView>): FirstPicture | undefined {
  const watched = watchParams(createLiveShop(shop, view));
  const lead = findLead(view.answer.data, watched.shop);
  const sources = lead ? avifSources(lead.picture) : [];
  const dependsOnParams = watched.wereRead();
  return lead || dependsOnParams ? { sources, dependsOnParams } : undefined;
}

/** What hydrates a page. Only all of it tells which picture is the lead. */
function hydratedPartOf({ shop, view }: PageState<ContentView>): HydratedPart {
  const part = hydratedPart(view.answer, view.params);
  const leadId = findLead(view.answer.data, createLiveShop(shop, view))?.moduleId;
  return leadId !== undefined && Object.hasOwn(part.data.containers, leadId) ? { ...part, leadId } : part;
}

/** What React puts in the place of a boundary whose content threw. */
export const FAILED_BOUNDARY = '<!--$!-->';

/** Its end: it begins with a sign that is rare, so that it is looked for quickly. Text cannot look like it, being escaped. */
const GAP = '$!-->';

/** Whether a module left a gap in rendered markup. */
const hasGap = (html: string): boolean => html.includes(GAP);

/** A content page with a header and footer that are cached, or that are to be captured. */
function renderContent(
  { shop, view }: PageState<ContentView>,
  chrome: ChromeRequest,
  reportError: Shop['reportError'],
): { readonly html: string; readonly chrome?: PageChrome | undefined } {
  const live = createLiveShop(shop, view, reportError);
  const render = (page: ReactNode, derivations: Derivations) =>
    renderToString(frameOf(shop, <ShopProvider value={{ ...live, derivations }}>{page}</ShopProvider>));
  if (chrome !== 'capture') {
    const { derivations, ...cached } = chrome;
    return { html: render(<CachedChromeView {...cached} />, derivations) };
  }
  const page = view.answer.data;
  const content = { page, components: loadedModules([]) ?? new Map(), hydration: hydrationOnServer(page) };
  const watched = watchParams(live);
  const main = slotContent('main', content, live);
  const derivations = createDerivations();
  const html = render(<WatchedChromeView {...content} main={main} chromeShop={watched.shop} />, derivations);
  derivations.isOpen = false;
  const markup = watched.wereRead() ? undefined : cutChrome(html);
  return { html, chrome: markup && { ...markup, main, derivations } };
}

function treeOf({ shop, view }: PageState, reportError?: Shop['reportError']) {
  const answer = answerOf(view);
  const hydration = answer && hydrationOnServer(isShownWhole(view) ? answer.data : withoutMain(answer).data);
  return frameOf(shop, <Display view={view} shop={shop} reportError={reportError} hydration={hydration} />);
}

function hydrationOnServer(page: RegistryAnswer['data']): PageHydration {
  return { ids: new Set(Object.keys(hydratedContainers(page))), isInDocument: false };
}

/** The answer of a page that lends its header and footer to one of our own. */
function withoutMain({ data, meta }: RegistryAnswer): RegistryAnswer {
  return { data: { ...data, slots: { ...data.slots, main: [] } }, meta };
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

/** The same shop, able to tell whether anyone asked it for what depends on the address's parameters. */
function watchParams(shop: Shop): { readonly shop: Shop; wereRead(): boolean } {
  let wereRead = false;
  return {
    shop: {
      ...shop,
      get params() {
        wereRead = true;
        return shop.params;
      },
      get current() {
        // Only a product is another at another parameter: its variant.
        if (shop.current?.kind === 'product') wereRead = true;
        return shop.current;
      },
    },
    wereRead: () => wereRead,
  };
}

const TOP = '<header class="page-top">';
const BETWEEN = '</header><main class="page-main"';
const BOTTOM = '</main><footer class="page-bottom">';
const END = '</footer>';

/**
 * What stands inside of a rendered page's header and footer. Nothing that a page says can look like their borders:
 * text is escaped. Undefined for a page that begins with something other than the link past its header, since React
 * then lifted something out of one of its slots.
 */
function cutChrome(html: string): Pick<PageChrome, 'top' | 'bottom'> | undefined {
  const top = html.indexOf(TOP);
  const topEnd = html.indexOf(BETWEEN, top);
  const bottom = html.lastIndexOf(BOTTOM);
  const bottomEnd = html.lastIndexOf(END);
  if (!html.startsWith('<a ') || top < 0 || topEnd < top || bottom < topEnd || bottomEnd < bottom) return undefined;
  return {
    top: ownCopy(html.slice(top + TOP.length, topEnd)),
    bottom: ownCopy(html.slice(bottom + BOTTOM.length, bottomEnd)),
  };
}

/** A slice of a text keeps all of it in memory. */
const ownCopy = (slice: string) => Buffer.from(slice).toString();
