import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const STOREFRONT = resolve(import.meta.dirname, '../../storefront');

export interface ReactAlone {
  /** CPU of one render of an answer that was never rendered before, in milliseconds. */
  readonly newObjectsMs: number;
  /** CPU of one render of the same answer again and again. */
  readonly sameObjectsMs: number;
}

/** The floor of a fresh render: React turning the same modules within the same boundaries into text, and nothing else. */
export async function measureReactAlone(answerFile: string, warmUps: number, renders: number): Promise<ReactAlone> {
  // Inside the package, so that what is not bundled is found.
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
