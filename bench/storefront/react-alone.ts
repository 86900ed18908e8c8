import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const STOREFRONT = resolve(import.meta.dirname, '../../storefront');

export interface ReactAlone {
  /** CPU of rendering an answer for the first time, in milliseconds. */
  readonly newObjectsMs: number;
  /** CPU of rendering the same answer repeatedly. */
  readonly sameObjectsMs: number;
}

/** Baseline of rendering: React renders the same modules within the same boundaries to text, and nothing else. */
export async function measureReactAlone(answerFile: string, warmUps: number, renders: number): Promise<ReactAlone> {
  // Inside the package, so that dependencies that are not bundled are found.
  const outDir = mkdtempSync(join(STOREFRONT, 'dist/bench-'));
  try {
    await build({
      root: STOREFRONT,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: { ssr: 'src/bench/react-alone.tsx', outDir, emptyOutDir: true },
      ssr: { noExternal: true },
    });
    const script = join(outDir, 'react-alone.js');
    const { stdout } = await promisify(execFile)(process.execPath, [script, answerFile, `${warmUps}`, `${renders}`]);
    return JSON.parse(stdout) as ReactAlone;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
