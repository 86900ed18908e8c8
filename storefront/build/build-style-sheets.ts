import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { THEMES } from '@witryna/module-schemas';
import { cssLayers } from '@witryna/modules/css-layers';
import { optionalParts } from '@witryna/modules/optional-parts';
import { build, type Plugin, type Rolldown } from 'vite';
import { SCREEN_AREAS } from '../src/content/screen-areas.ts';
import type { StyleSheetMap } from '../src/content/style-sheet-map.ts';
import { createClassNames } from './class-names.ts';
import { mapStyleSheets, type StyleRoots } from './map-style-sheets.ts';
import { sheetNameOf } from './sheet-name.ts';
import { emptyStyleSheets } from './virtual-style-sheets.ts';

export interface BuiltStyleSheets {
  readonly map: StyleSheetMap;
  /** Sheets, and the files that they name. */
  readonly files: readonly Rolldown.OutputAsset[];
}

/** Builds every style sheet of the storefront by itself, apart from scripts and their chunks. */
export async function buildStyleSheets(root: string): Promise<BuiltStyleSheets> {
  const roots = styleRoots(root);
  const { plugin, result } = graphMapper(roots);
  const output = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    css: { modules: { generateScopedName: createClassNames() } },
    // A document says the order of the layers before any of its sheets.
    plugins: [cssLayers({ declaresOrder: false }), emptyStyleSheets(), plugin],
    build: {
      write: false,
      minify: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [
          roots.base,
          roots.plain,
          ...Object.values(roots.screens),
          ...Object.values(roots.late),
          ...Object.values(roots.modules),
          ...Object.values(roots.optional),
        ],
        // A part of a page keeps its sheets also where nothing of the app leads to it.
        preserveEntrySignatures: 'allow-extension',
        external: [/^react(-dom)?(\/|$)/],
        output: {
          codeSplitting: {
            groups: [{ debugName: 'style sheets', test: /\.css$/, name: (file) => sheetNameOf(file) ?? null }],
          },
        },
      },
    },
  });
  if (!Array.isArray(output) && !('output' in output)) throw new Error('Style sheets are built once, not watched');
  const bundles = Array.isArray(output) ? output : [output];
  const files = bundles.flatMap((bundle) => bundle.output).filter((file) => file.type === 'asset');
  const fileOf = (sheet: string) => files.find(({ names }) => names.includes(`${sheet}.css`))?.fileName;
  return { map: result(fileOf), files };
}

/** Where the parts of a page begin; a module's component carries the name of its folder. */
function styleRoots(root: string): StyleRoots {
  const source = (file: string) => join(root, 'src', file);
  const folder = join(root, '../modules/src');
  const modules = readdirSync(folder)
    .sort()
    .map((driver) => [driver, join(folder, driver, `${driver}.tsx`)] as const)
    .filter(([, component]) => existsSync(component));
  return {
    base: source('entry-client.ts'),
    themes: Object.fromEntries(THEMES.map((theme) => [theme, join(folder, `theme/fonts-${theme}.css`)])),
    plain: source('errors/plain-view.tsx'),
    screens: Object.fromEntries(SCREEN_AREAS.map((area) => [area, source(`screens/${area}-screen.tsx`)])),
    late: {
      account: source('account-link/open-account.tsx'),
      notices: source('notices/notifier-of-site.ts'),
      actions: source('shop-actions/live-actions.ts'),
      cart: source('cart/live-cart.ts'),
      overlays: source('cart-overlays/index.ts'),
      favourites: source('favourites/live-favourites.ts'),
      favouritesModal: source('favourites-overlay/index.ts'),
      comparison: source('compare/live-comparison.ts'),
      search: source('search-suggestions/index.ts'),
      reviews: source('reviews-overlay/index.ts'),
      consent: source('cookie-consent/index.ts'),
      points: source('parcel-points/picker/index.ts'),
      checkout: source('checkout/checkout-steps.tsx'),
      payment: source('checkout/payment/payment-step.tsx'),
      express: source('checkout/express/express-sheet.tsx'),
      signIn: source('sign-in/index.ts'),
      unpaidOrder: source('cart-page/unpaid-order.tsx'),
      viewed: source('viewed-products/index.ts'),
      walletButton: source('express-button/wallet-button.tsx'),
    },
    modules: Object.fromEntries(modules),
    optional: {
      ...Object.fromEntries(optionalParts.map((part) => [part, join(folder, part, 'index.tsx')])),
      results: source('ui/static-results.tsx'),
    },
    registry: join(folder, 'registry.gen.ts'),
  };
}

/** A plugin that keeps what source files import, and what makes the map of it. */
function graphMapper(roots: StyleRoots) {
  const graph = new Map<string, { readonly imports: readonly string[]; readonly dynamicImports: readonly string[] }>();
  const plugin: Plugin = {
    name: 'source-graph',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        if (module) graph.set(id, { imports: module.importedIds, dynamicImports: module.dynamicallyImportedIds });
      }
    },
  };
  const result = (fileOf: (sheet: string) => string | undefined) =>
    mapStyleSheets(
      {
        imports: (file) => graph.get(file)?.imports ?? [],
        dynamicImports: (file) => graph.get(file)?.dynamicImports ?? [],
      },
      roots,
      fileOf,
    );
  return { plugin, result };
}
