import type { RegistryAnswer, SiteDetails } from '@witryna/module-schemas';
import type { HydratedPart } from '@witryna/modules/hydration';
import type { PictureSource } from '@witryna/modules/shared/shown-picture';
import type { Derivations } from '@witryna/modules/shop/derive';
import type { ReactNode } from 'react';
import type { ContentView, PageState, ShopState } from '../content/view.ts';
import type { ResultsFacts } from '../results/index.ts';

/** What rendering a page on the server gives. */
export interface RenderedBody {
  /** Markup of the root element's content. */
  readonly html: string;
  /** Modules that are unknown, for the log. */
  readonly problems: readonly ModuleProblem[];
  /** Whether a module threw and left a gap; `findFailures` finds out which. */
  readonly hasGaps: boolean;
  /** What was asked for as `wanted`; absent when header or footer react to parameters or hold something that failed. */
  readonly chrome?: PageChrome | undefined;
}

/** What is the same whenever a page is rendered. */
export interface PageChrome {
  /** What stands inside of its header and footer, as markup. */
  readonly top: string;
  readonly bottom: string;
  /** The elements of its main slot: its modules with their settings, which React renders each time. */
  readonly main: ReactNode;
  /** What its modules made of their settings and of what is related to them, to make elements of it. */
  readonly derivations: Derivations;
}

/** What a rendering of the same page before left, or the wish to have it from this one. */
export type ChromeRequest = PageChrome | 'capture';

export interface ModuleProblem {
  readonly driver: string;
  readonly message: string;
}

/** A picture to be asked for before the browser has found it in the page. */
export interface FirstPicture {
  /** In AVIF: a browser without it takes what it finds in the page. One file, or one for phones and one for all others. */
  readonly sources: readonly PictureSource[];
  /** Whether it may be another one at other parameters of the address. */
  readonly dependsOnParams: boolean;
}

/** The rendering half of the storefront: built by Vite from JSX, called by the server. */
export interface PageRenderer {
  /** Loads every module, so that rendering waits for nothing. */
  prepare(): Promise<void>;
  /** A module that throws leaves a gap, which `hasGaps` reports. */
  render(state: PageState, chrome?: ChromeRequest): RenderedBody;
  /** What of an answer the browser needs to hydrate a page rendered from it. */
  hydratedPart(state: PageState<ContentView>): HydratedPart;
  /** The same of a page around one of our own: all of it, or its header and footer only. */
  hydratedSurroundings(answer: RegistryAnswer, isWhole: boolean): HydratedPart;
  /** What the modules of a page with such gaps threw; renders it once more to find out. */
  findFailures(state: PageState): Promise<readonly ModuleProblem[]>;
  /** The results of a search: what stands between header and footer, and the title of their page. */
  renderResults(shop: ShopState, facts: ResultsFacts): { readonly title: string; readonly html: string };
  /** The page shown while the shop is closed for maintenance: inert, on its own. */
  renderMaintenance(site: SiteDetails): string;
  /** The page that a browser shows without a connection. */
  renderOffline(language: string): string;
  /** The picture that the first screen of a content page waits for, when there is one. */
  leadPicture(state: PageState<ContentView>): FirstPicture | undefined;
}
