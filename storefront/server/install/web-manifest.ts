import { addressInSite, type SiteDetails } from '@witryna/module-schemas';

/** Names of the files, inside a site. */
export const MANIFEST_FILE = '/manifest.webmanifest';
export const OFFLINE_FILE = '/offline.html';

/** The ground of a page, `--colour-paper` of the default theme: what is seen until the first page is. */
const PAPER = '#fbf7f2';

/** Below an icon there is room for about so many characters. */
const SHORT_NAME_LENGTH = 12;

/** Icons of the shop that comes with the platform; the drawing keeps clear of the edges that a phone cuts away. */
const OWN_ICONS = [192, 512].map((size) => ({
  src: `/app-icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}));

type InstalledSite = Pick<SiteDetails, 'name' | 'language' | 'basePath' | 'favicon'>;

/**
 * The web app manifest of a site: what a phone calls it, where it begins, what belongs to it. A site with a favicon of
 * its own is shown by that one.
 */
export function webManifestOf({ name, language, basePath, favicon }: InstalledSite) {
  const home = addressInSite('/', basePath);
  return {
    id: home,
    name,
    ...([...name].length <= SHORT_NAME_LENGTH && { short_name: name }),
    lang: language,
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: favicon === undefined ? OWN_ICONS : [{ src: favicon, sizes: 'any' }],
  };
}

/** The address of a site's manifest. */
export const manifestAddress = ({ basePath }: Pick<SiteDetails, 'basePath'>): string =>
  addressInSite(MANIFEST_FILE, basePath);
