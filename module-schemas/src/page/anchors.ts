import { isRecord } from '../is-record.ts';
import type { PageDocument, PlacedModule } from './page.ts';
import { walkPage } from './walk-page.ts';

export const MAX_ANCHOR_LENGTH = 64;

/** Ids that the shop's own document has: a second element of the name would be taken for them. */
export const RESERVED_ANCHORS: readonly string[] = ['root', 'state', 'main', 'tresc', 'announcements', 'alerts'];

/** An id that is also an address without encoding. */
const ANCHOR = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** True for a text that may be the anchor of a module. */
export function isAnchor(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_ANCHOR_LENGTH &&
    ANCHOR.test(value) &&
    !RESERVED_ANCHORS.includes(value)
  );
}

/** The anchor of a placed module as it is shown; undefined for none, and for what a draft has that cannot be one. */
export function anchorOf({ anchor }: Pick<PlacedModule, 'anchor'>): string | undefined {
  return isAnchor(anchor) ? anchor : undefined;
}

/** A place that the links of a page may lead to. */
export interface PageAnchor {
  readonly anchor: string;
  /** JSON pointer into the page. */
  readonly path: string;
  readonly placed: PlacedModule;
}

/** The anchors of a page's own modules in the order of reading, and the parts of modules that links may open. */
export function listAnchors(page: Pick<PageDocument, 'slots' | 'containers'>): PageAnchor[] {
  return [...walkPage(page)].flatMap(({ placed }) => anchorsIn(placed));
}

/** The anchors of one placed module: its own, and those of the tabs in it. */
export function anchorsIn(placed: PlacedModule): PageAnchor[] {
  const path = `/containers/${placed.id}`;
  const own = typeof placed.anchor === 'string' ? [{ anchor: placed.anchor, path: `${path}/anchor`, placed }] : [];
  const ofTabs = tabsOf(placed).flatMap((tab, index) =>
    isRecord(tab) && typeof tab.target === 'string' && tab.target !== ''
      ? [{ anchor: tab.target, path: `${path}/settings/tabs/${index}/target`, placed }]
      : [],
  );
  return [...own, ...ofTabs];
}

/** The same module without the anchors that are taken; those that it keeps are taken from then on. */
export function claimAnchors(placed: PlacedModule, taken: Set<string>): PlacedModule {
  const claim = (anchor: string) => !taken.has(anchor) && taken.add(anchor) !== undefined;
  const { anchor, ...withoutAnchor } = placed;
  const kept = typeof anchor !== 'string' || claim(anchor) ? placed : withoutAnchor;
  const isDoubled = (tab: unknown) => isRecord(tab) && typeof tab.target === 'string' && !claim(tab.target);
  const doubled = new Set(tabsOf(placed).filter(isDoubled));
  if (doubled.size === 0) return kept;
  const tabs = tabsOf(placed).map((tab) => (doubled.has(tab) ? withoutTarget(tab) : tab));
  return { ...kept, settings: { ...kept.settings, tabs } };
}

function tabsOf({ driver, settings }: PlacedModule): readonly unknown[] {
  return driver === 'tabs' && Array.isArray(settings.tabs) ? settings.tabs : [];
}

function withoutTarget(tab: unknown): unknown {
  if (!isRecord(tab)) return tab;
  const { target: _, ...rest } = tab;
  return rest;
}
