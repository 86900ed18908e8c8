import type { Theme } from '@witryna/module-schemas';
import bricolage from './fonts/bricolage-core.woff2?url';
import fraunces from './fonts/fraunces-core.woff2?url';

/** The one font file that a page of this theme asks for at once: that of its headings. The rest follows by unicode range. */
export const FONT_PRELOADS: Readonly<Record<Theme, string>> = {
  default: fraunces,
  u20: bricolage,
};
