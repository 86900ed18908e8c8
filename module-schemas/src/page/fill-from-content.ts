import type { Driver } from '../driver.ts';
import { isRecord } from '../is-record.ts';
import { MOST_LINKS, MOST_MENU_ITEMS, MOST_PICTURES } from '../shared/shared-content.ts';
import { trimSign } from '../shared/trim-sign.ts';
import type { SharedContent } from '../wire/related.ts';
import type { PageDocument, PlacedModule } from './page.ts';

/** Content without an address of its own, by slug, as `meta.related.contents` has it. */
export type SharedContents = Readonly<Record<string, SharedContent>>;

type Settings = PlacedModule['settings'];
type Fill = (settings: Settings, contents: SharedContents) => Settings;

const FOOTER_GROUPS = ['main', 'secondary', 'contact', 'social'] as const;

/** What each module takes from the content that it names. */
const FILLS: Readonly<Partial<Record<Driver, Fill>>> = {
  'image-list': fillImageList,
  'advertise-box': fillAdvertiseBox,
  button: fillButton,
  navbar: fillNavbar,
  footer: fillFooter,
};

/**
 * The module with what it names (a gallery, a banner, a shared link, a navigation) in its settings, ready to be
 * rendered; the same module where it names nothing that is there.
 */
export function fillFromContent(placed: PlacedModule, contents: SharedContents): PlacedModule {
  const fill = Object.hasOwn(FILLS, placed.driver) ? FILLS[placed.driver as Driver] : undefined;
  const settings = fill?.(placed.settings, contents) ?? placed.settings;
  return settings === placed.settings ? placed : { ...placed, settings };
}

/** The same for all modules of a page; the same page where none of them names anything. */
export function fillPageFromContent<P extends Pick<PageDocument, 'containers'>>(page: P, contents: SharedContents): P {
  if (Object.keys(contents).length === 0) return page;
  const filled = Object.entries(page.containers).map(
    ([id, placed]) => [id, fillFromContent(placed, contents)] as const,
  );
  const isSame = filled.every(([id, placed]) => placed === page.containers[id]);
  return isSame ? page : { ...page, containers: Object.fromEntries(filled) };
}

/** Slugs of the navigations that lie in this one. */
export function partsOfNavigation({ properties }: Pick<SharedContent, 'properties'>): string[] {
  return listOf(properties.children).flatMap((key) => (typeof key === 'string' ? trimSign(key, '/') : []));
}

function fillImageList(settings: Settings, contents: SharedContents): Settings {
  const files = listOf(contentAt(contents, settings.gallery, 'gallery')?.properties.images);
  return files.length > 0 ? { ...settings, items: files.slice(0, MOST_PICTURES).map(pictureItem) } : settings;
}

/** A picture of a gallery is described by the words of its file. */
const pictureItem = (file: unknown) => ({ image: { file } });

function fillAdvertiseBox(settings: Settings, contents: SharedContents): Settings {
  const banner = contentAt(contents, settings.banner, 'banner');
  if (!banner) return settings;
  const { image, text, href } = banner.properties;
  const brought = {
    heading: banner.title,
    ...(text !== undefined && { text }),
    ...(image !== undefined && { image: { file: image } }),
    ...(typeof href === 'string' && { link: { href } }),
  };
  return { ...settings, ...brought, ...withoutEmpty(settings) };
}

function fillButton(settings: Settings, contents: SharedContents): Settings {
  const found = contentAt(contents, settings.sharedLink, 'link');
  if (typeof found?.properties.href !== 'string') return settings;
  const { href, label = found.title } = found.properties;
  const link = { ...(isRecord(settings.link) && settings.link), href };
  return { ...settings, label: settings.label || label, link };
}

function fillNavbar(settings: Settings, contents: SharedContents): Settings {
  const navigation = contentAt(contents, settings.navigation, 'navigation');
  if (!navigation) return settings;
  const parts = partsOfNavigation(navigation).flatMap((key) => menuItem(contentAt(contents, key, 'navigation')));
  const items = [...listOf(settings.items), ...linksOf(navigation), ...parts];
  return { ...settings, items: items.slice(0, MOST_MENU_ITEMS) };
}

/** A part of a navigation as an item of a menu: its first link is where its name leads, the others lie below it. */
function menuItem(part: SharedContent | undefined): object[] {
  const [first, ...below] = part ? linksOf(part) : [];
  if (!part || !first) return [];
  const children = below.slice(0, MOST_LINKS);
  return [{ label: part.title, link: first.link, ...(children.length > 0 && { children }) }];
}

function fillFooter(settings: Settings, contents: SharedContents): Settings {
  const filled = FOOTER_GROUPS.flatMap((name) => {
    const group = settings[name];
    const navigation = isRecord(group) ? contentAt(contents, group.navigation, 'navigation') : undefined;
    if (!isRecord(group) || !navigation) return [];
    const links = [...listOf(group.links), ...linksOf(navigation)].slice(0, MOST_LINKS);
    return [[name, { ...group, links }] as const];
  });
  return filled.length > 0 ? { ...settings, ...Object.fromEntries(filled) } : settings;
}

/** The content of this key, if it is of this type; what lies there may have become something else. */
function contentAt(contents: SharedContents, key: unknown, type: SharedContent['type']): SharedContent | undefined {
  if (typeof key !== 'string') return undefined;
  const slug = trimSign(key, '/');
  const found = Object.hasOwn(contents, slug) ? contents[slug] : undefined;
  return found?.type === type ? found : undefined;
}

function linksOf({
  properties,
}: SharedContent): { readonly label: string; readonly link: { readonly href: string } }[] {
  return listOf(properties.links).flatMap((entry) => {
    if (!isRecord(entry) || typeof entry.label !== 'string' || typeof entry.href !== 'string') return [];
    return [{ label: entry.label, link: { href: entry.href } }];
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const withoutEmpty = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== ''));
