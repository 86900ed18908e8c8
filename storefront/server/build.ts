import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PageRenderer } from '../src/rendering/page-renderer.ts';
import type { Manifest } from './html/assets.ts';
import type { BuiltStyles } from './html/page-styles.ts';
import { readStyles } from './html/read-styles.ts';

/** What `pnpm build` left behind, as the server needs it. */
export interface Build {
  readonly renderer: PageRenderer;
  readonly manifest: Manifest;
  readonly styles: BuiltStyles;
  readonly clientFolder: string;
  readonly buildId: string;
  readonly appVersion: string;
}

const PACKAGE = new URL('../', import.meta.url);

/** Reads the build; says what to do when there is none. */
export async function readBuild(): Promise<Build> {
  const clientFolder = new URL('dist/client', PACKAGE).pathname;
  const [manifestText, packageText] = await Promise.all([
    readFile(new URL('dist/client/.vite/manifest.json', PACKAGE), 'utf8').catch(() => {
      throw new Error('The storefront is not built: run "pnpm --filter @witryna/storefront build" first');
    }),
    readFile(new URL('package.json', PACKAGE), 'utf8'),
  ]);
  const styles = await readStyles(clientFolder);
  const entry: { renderer: PageRenderer } = await import(new URL('dist/server/entry-server.js', PACKAGE).href);
  return {
    renderer: entry.renderer,
    manifest: JSON.parse(manifestText),
    styles,
    clientFolder,
    buildId: createHash('sha1')
      .update(manifestText)
      .update(JSON.stringify(styles.map))
      .digest('base64url')
      .slice(0, 12),
    appVersion: JSON.parse(packageText).version,
  };
}
