import type { RegistryAnswer } from '@witryna/module-schemas';
import type { HydratedPart } from '@witryna/modules/hydration';
import { optionalPartsOf } from '@witryna/modules/optional-parts';
import { DEFAULT_THEME } from '../../src/config.ts';
import { codeTimeOf } from '../../src/content/code-time.ts';
import { entityOf } from '../../src/content/page-entity.ts';
import { headDependsOnParams, plainHead } from '../../src/content/page-head.ts';
import { type PageParams, registryParams, serializeParams } from '../../src/content/page-params.ts';
import {
  answerOf,
  type ContentView,
  driversOf,
  type FailureView,
  type FormAnswerView,
  isShownWhole,
  type PageState,
  type PlainView,
  type ResultsView,
  type ScreenView,
  shownDrivers,
  type View,
} from '../../src/content/view.ts';
import { headOf } from '../../src/content/view-head.ts';
import type { Device } from '../../src/device/device.ts';
import '../../src/i18n/all-languages.ts';
import { type ScreenArea, screenAreaOf } from '../../src/content/screen-areas.ts';
import { latePartsOf } from '../../src/content/sheets-of-area.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import type { FirstPicture, ModuleProblem, PageRenderer, RenderedBody } from '../../src/rendering/page-renderer.ts';
import { OFFLINE_SCRIPT_ELEMENT } from '../install/offline-script.ts';
import { manifestAddress } from '../install/web-manifest.ts';
import type { DocumentStart, RegistryPage } from '../registry/answer-cache.ts';
import type { KnownSite } from '../sites/site-directory.ts';
import type { Assets, PageCode } from './assets.ts';
import { createDocumentWriter, documentHead, documentStart, inertJson } from './document.ts';
import type { HintedPage } from './early-hints.ts';
import type { PageStyles } from './page-styles.ts';
import { structuredDataMarkup } from './structured-data/structured-data.ts';

/** Turns views into whole documents. */
export interface PageDocuments {
  content(
    site: KnownSite,
    page: RegistryPage,
    at: { path: string; params: PageParams; answer: RegistryAnswer; url: string },
    device: Device,
  ): RenderedDocument;
  /** A page of our own; `surroundings` lends header and footer. */
  plain(
    site: KnownSite,
    view: PlainViewKind,
    surroundings: RegistryPage | undefined,
    url: string,
    device: Device,
  ): RenderedDocument;
  /** A page without code or data: for maintenance. */
  maintenance(site: KnownSite, device: Device): RenderedDocument;
  /** A page without data, and with no code but the line that looks for a connection: for a browser that has none. */
  offline(site: KnownSite, device: Device): RenderedDocument;
}

/** A whole document, and what its policy has to allow. */
export interface RenderedDocument {
  /** In runs of bytes, one after the other. */
  readonly body: readonly Buffer[];
  /** The source that allows its style element. */
  readonly styleSource: string;
}

export type PlainViewKind =
  | Omit<PlainView, 'surroundings'>
  | Omit<ScreenView, 'surroundings'>
  | Omit<FormAnswerView, 'surroundings'>
  | Omit<ResultsView, 'surroundings'>
  | Pick<FailureView, 'kind' | 'status' | 'code' | 'requestId'>;

interface PageDocumentsOptions {
  readonly renderer: PageRenderer;
  readonly assets: Assets;
  readonly styles: PageStyles;
  readonly onProblem: (url: string, problem: ModuleProblem) => void;
  /** Told the head of each page of the registry that is rendered. */
  readonly onHead: (page: HintedPage, head: string) => void;
}

/** What is shown of parts that have sheets of their own. */
function optionalOf(view: View): readonly string[] {
  if (view.kind === 'content') return optionalPartsOf(Object.values(view.answer.data.containers));
  return view.kind === 'results' ? ['results', RESULT_FILTERS] : [];
}

/** The part of lists whose filters the results of a search have. */
const RESULT_FILTERS = 'products-list/controls';

/** Modules whose cards the results of a search are shown as. */
const RESULT_STYLES = ['products-list', 'articles-list'];

const DEFAULT_FAVICON = '/favicon.svg';

export function createPageDocuments(options: PageDocumentsOptions): PageDocuments {
  const { renderer, assets, styles, onProblem, onHead } = options;
  const writeDocument = createDocumentWriter();

  function documentOf(
    { shop }: KnownSite,
    view: View,
    { html, problems, hasGaps }: RenderedBody,
    url: string,
    { text: start, style }: DocumentStart,
    state: State,
  ): RenderedDocument {
    for (const problem of problems) onProblem(url, problem);
    if (hasGaps) void reportFailures({ shop, view }, url);
    const { element, source } = style;
    return { body: writeDocument({ start, style: element, body: html, state }), styleSource: source };
  }

  function startOfView(site: KnownSite, view: View, device: Device, picture?: FirstPicture): DocumentStart {
    const { shop } = site;
    const theme = themeOf(view);
    const screen = areaOf(view);
    const parts = {
      theme,
      drivers: shownDrivers(view),
      optional: optionalOf(view),
      isPlain: view.kind !== 'content',
      screen,
      late: latePartsOf(screen),
    };
    const head = documentHead({
      elements: headOf(view, shop),
      picture: picture?.sources ?? [],
      favicon: shop.site.favicon ?? DEFAULT_FAVICON,
      manifest: manifestAddress(shop.site),
      assets: assets.markup({ ...codeOf(view), language: shop.site.language }),
      structuredData:
        view.kind === 'content'
          ? structuredDataMarkup({ answer: view.answer, site: shop.site, routes: shop.routes })
          : undefined,
    });
    if (view.kind === 'content') onHead({ site, path: view.path, device }, head);
    const text = documentStart({ language: shop.site.language, theme, device, head });
    const drivers = view.kind === 'results' ? [...parts.drivers, ...RESULT_STYLES] : parts.drivers;
    return { text, style: styles.of({ ...parts, drivers }) };
  }

  /** The code of what comes to life: of header and footer only what hydrates. */
  function codeOf(view: View): Omit<PageCode, 'language'> {
    const surroundings = view.kind === 'content' ? undefined : answerOf(view);
    const part = surroundings && renderer.hydratedSurroundings(surroundings, isShownWhole(view));
    return {
      drivers: part ? driversOf(part.data) : [],
      isPlain: view.kind !== 'content',
      time: codeTimeOf(view),
      path: view.kind === 'screen' ? view.path : undefined,
      screen: areaOf(view),
    };
  }

  async function reportFailures(state: PageState, url: string) {
    for (const failure of await renderer.findFailures(state)) onProblem(url, failure);
  }

  /** A document without the code of the shop, in the site's own colours. */
  function stillDocument(site: KnownSite['shop']['site'], title: string, markup: string, device: Device, script = '') {
    const { language } = site;
    const head = documentHead({
      elements: plainHead(title, site),
      picture: [],
      favicon: site.favicon ?? DEFAULT_FAVICON,
      assets: script,
    });
    const { element, source } = styles.of({ theme: DEFAULT_THEME, drivers: [], isPlain: true });
    const start = documentStart({ language, theme: DEFAULT_THEME, device, head });
    return { body: writeDocument({ start, style: element, body: markup }), styleSource: source };
  }

  return {
    content(site, page, { path, params, answer, url }, device) {
      const view: ContentView = { kind: 'content', path, params, answer };
      const facts = `"kind":"content","path":${JSON.stringify(path)},"params":${JSON.stringify(params)}`;
      const { shop } = site;
      const chrome = page.chrome(shop.site, path);
      const body = renderer.render({ shop, view }, chrome);
      if (chrome === 'capture') page.cacheChrome(shop.site, path, body.chrome);
      const makeStart = () => {
        const picture = renderer.leadPicture({ shop, view });
        const isShared = !picture?.dependsOnParams;
        const { text, style } = startOfView(site, view, device, picture);
        return { text, style, isShared };
      };
      const start = headDependsOnParams(params) ? makeStart() : page.documentStart(shop, device, makeStart);
      const state = page.state(stateKey(view), () => stateJson(renderer.hydratedPart({ shop, view })));
      return documentOf(site, view, body, url, start, stateOf(site, facts, 'answer', state));
    },
    plain(site, kind, surroundings, url, device) {
      const view: View = { ...kind, ...(surroundings && { surroundings: surroundings.answer() }) };
      // The markup of results is in the document already.
      const stated = kind.kind === 'results' ? { kind: kind.kind, title: kind.title } : kind;
      const facts = JSON.stringify(stated).slice(1, -1);
      const body = renderer.render({ shop: site.shop, view });
      const lent = surroundings && stateJson(renderer.hydratedSurroundings(surroundings.answer(), isShownWhole(view)));
      const state = stateOf(site, facts, 'surroundings', lent);
      return documentOf(site, view, body, url, startOfView(site, view, device), state);
    },
    maintenance({ shop: { site } }, device) {
      const body = renderer.renderMaintenance(site);
      return stillDocument(site, messagesOf(site.language).maintenanceTitle, body, device);
    },
    offline({ shop: { site } }, device) {
      const body = renderer.renderOffline(site.language);
      return stillDocument(site, messagesOf(site.language).offlineTitle, body, device, OFFLINE_SCRIPT_ELEMENT);
    },
  };
}

/** The area of a screen; what a form without code is answered with comes with the account's. */
function areaOf(view: View): ScreenArea | undefined {
  if (view.kind === 'form-answer') return 'account';
  return view.kind === 'screen' ? screenAreaOf(view.path) : undefined;
}

const themeOf = (view: View) => answerOf(view)?.meta.theme ?? DEFAULT_THEME;

/** The parameters that make another state: those of a list, and of a product the variant, whose picture may be another. */
function stateKey({ params, answer }: ContentView): string {
  const variant = entityOf(answer.data)?.kind === 'product' ? (params.sku ?? '') : '';
  return `${serializeParams(registryParams(params))} ${variant}`;
}

const stateJson = (part: HydratedPart) => inertJson(Buffer.from(JSON.stringify(part)));

type State = readonly (string | Buffer)[];

function stateOf({ shopJson }: KnownSite, facts: string, name: string, json: Buffer | undefined): State {
  const start = ['{"shop":', shopJson, ',"view":{', facts];
  return json === undefined ? [...start, '}}'] : [...start, `,"${name}":`, json, '}}'];
}
