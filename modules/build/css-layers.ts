/**
 * The cascade layers of the shop's styles, weakest first. A rule wins over those of all layers before its own, whatever
 * their selectors and in whatever order the sheets arrive.
 */
export const CSS_LAYERS = ['theme', 'shared', 'modules', 'pages'] as const;

export type CssLayer = (typeof CSS_LAYERS)[number];

/** Fixes the order of the layers; it has to come before the first rule of any of them. */
export const LAYER_ORDER = `@layer ${CSS_LAYERS.join(',')};`;

/** Folders whose styles have a layer; the first one that fits counts. */
const FOLDERS: readonly (readonly [folder: string, layer: CssLayer])[] = [
  ['/modules/src/theme/', 'theme'],
  ['/modules/src/shared/', 'shared'],
  ['/modules/src/shop/', 'shared'],
  ['/modules/src/slots/', 'shared'],
  ['/modules/src/', 'modules'],
  ['/storefront/src/', 'pages'],
];

/** The layer of a style sheet's file; undefined for what is no part of the shop, such as the editor's own. */
export function layerOf(file: string): CssLayer | undefined {
  return FOLDERS.find(([folder]) => file.includes(folder))?.[1];
}

interface CssLayersOptions {
  /** Whether every file says the order of all layers, for where nobody says it before them. */
  readonly declaresOrder?: boolean;
}

/**
 * A plugin of Vite that puts every style sheet of the shop into the layer of its folder. It changes the CSS between
 * Vite's own two steps: after class names were made, before the CSS of a chunk is put together.
 */
export function cssLayers({ declaresOrder = true }: CssLayersOptions = {}) {
  const before = declaresOrder ? LAYER_ORDER : '';
  return {
    name: 'css-layers',
    transform(css: string, id: string) {
      // With a query, as `?raw`, the file is wanted as it is.
      const layer = id.endsWith('.css') ? layerOf(id) : undefined;
      return layer && { code: `${before}@layer ${layer}{${css}}`, map: null };
    },
  };
}
