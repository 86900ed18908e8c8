import type {
  PageDocument,
  RegistryAnswer,
  ShopSettings,
  SiteDetails,
  SiteSummary,
  StaticRouting,
} from '@witryna/module-schemas';
import type { HydratedPart } from '@witryna/modules/hydration';
import type { ActionFault } from '@witryna/modules/shop/actions';
import type { BrowserConfig } from '../config.ts';
import type { Messages } from '../i18n/messages.ts';
import type { ErrorPages } from './error-pages.ts';
import type { PostedForm, ScreenPath } from './own-paths.ts';
import type { PageParams } from './page-params.ts';

/**
 * An answer of the registry. `isPartial` marks the one that came with the document: it holds what hydrates the page and
 * no more, so that no other state of the page can be rendered from it, but that of another variant where it has them.
 */
export type PageAnswer = RegistryAnswer & Partial<Pick<HydratedPart, 'isPartial' | 'leadId' | 'hasVariants'>>;

/** A page of the registry. */
export interface ContentView {
  readonly kind: 'content';
  /** Path inside the site. */
  readonly path: string;
  readonly params: PageParams;
  readonly answer: PageAnswer;
}

/** What stands around a page of our own. */
interface Surroundings {
  /** Lends its header and footer. */
  readonly surroundings?: PageAnswer;
  /** It is the page of the registry at this very address: what it says stands below our own. */
  readonly isOwnPage?: true;
}

/** A page of our own, between the header and the footer of `surroundings` when there are any. */
export interface PlainView extends Surroundings {
  readonly kind: 'not-found' | 'error-route';
}

/** A screen of the shop's own. */
export interface ScreenView extends Surroundings {
  readonly kind: 'screen';
  /** The one that it has where no site chooses another. */
  readonly path: ScreenPath;
  /** In the site's language; it travels with the page, so that its catalogue need not. */
  readonly title: string;
}

/** What a form came to that was posted where no script ran. */
export interface FormAnswerView {
  readonly kind: 'form-answer';
  readonly form: PostedForm;
  readonly title: string;
  /** What was typed, so that none of it is lost. */
  readonly values: Readonly<Record<string, string>>;
  /** What was wrong; nothing where it was done. */
  readonly faults: readonly ActionFault[];
  /** What was done. */
  readonly message?: string | undefined;
  readonly surroundings?: PageAnswer;
}

/** The results of a search. They are the server's alone: a browser keeps the markup that came with the document. */
export interface ResultsView {
  readonly kind: 'results';
  readonly title: string;
  /** What stands between header and footer; on the server only. */
  readonly html?: string;
  readonly surroundings?: PageAnswer;
}

/** A page that could not be had. */
export interface FailureView {
  readonly kind: 'failure';
  readonly status: number;
  readonly code: string;
  /** Names the request in the server's log; only where a server failed. */
  readonly requestId?: string | undefined;
  readonly surroundings?: PageAnswer;
}

/** What is on the screen. */
export type View = ContentView | PlainView | ScreenView | FormAnswerView | ResultsView | FailureView;

/** What every page of a site needs. */
export interface ShopState {
  readonly site: SiteDetails;
  /** What modules show of the site's general settings. */
  readonly settings: ShopSettings;
  readonly sites: readonly SiteSummary[];
  readonly config: BrowserConfig;
  /** Pages of the registry that stand in for failures. */
  readonly errorPages: ErrorPages;
  /** Addresses that the site has chosen for screens of ours; see `shopRouterOf`. */
  readonly routes: StaticRouting;
  readonly appVersion: string;
  /** What every page says, so that it needs no catalogue. */
  readonly labels: Pick<Messages, 'skipToContent' | 'loading'>;
}

/** All that a page is rendered from, on the server and again in the browser. */
export interface PageState<V extends View = View> {
  readonly shop: ShopState;
  readonly view: V;
}

/** The answer whose modules a view shows. */
export function answerOf(view: View): PageAnswer | undefined {
  return view.kind === 'content' ? view.answer : view.surroundings;
}

/** Whether all of a page of the registry is shown, and not its header and footer only. */
export function isShownWhole(view: View): boolean {
  return view.kind === 'content' || ('isOwnPage' in view && view.isOwnPage === true);
}

/** The drivers of the modules placed on a page, each once. */
export function driversOf({ containers }: Pick<PageDocument, 'containers'>): string[] {
  const drivers = new Set<string>();
  for (const id in containers) {
    const driver = containers[id]?.driver;
    if (driver !== undefined) drivers.add(driver);
  }
  return [...drivers];
}

/** The drivers of the modules that a view shows: a page of our own has the header and footer of its surroundings only. */
export function shownDrivers(view: View): string[] {
  const page = answerOf(view)?.data;
  if (!page || isShownWhole(view)) return page ? driversOf(page) : [];
  const drivers = new Set<string>();
  const visit = (ids: readonly string[] = []) => {
    for (const id of ids) {
      const placed = page.containers[id];
      if (!placed) continue;
      drivers.add(placed.driver);
      for (const inner of Object.values(placed.slots ?? {})) visit(inner);
    }
  };
  visit(page.slots.top);
  visit(page.slots.bottom);
  return [...drivers];
}
