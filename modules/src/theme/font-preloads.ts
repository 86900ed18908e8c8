import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import type { Theme } from '@witryna/module-schemas';
import fraunces from './fonts/fraunces-latin.woff2?url';

/** The two font files that a page of this theme needs first; the rest follows by unicode range. */
export const FONT_PRELOADS: Readonly<Record<Theme, readonly [string, string]>> = {
  default: [fraunces, figtree],
  u20: [bricolage, onest],
};
