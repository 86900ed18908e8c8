import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withBuiltScript } from './build-for-bench.ts';

export interface ReactAlone {
  /** CPU of rendering an answer for the first time, in milliseconds. */
  readonly newObjectsMs: number;
  /** CPU of rendering the same answer repeatedly. */
  readonly sameObjectsMs: number;
}

/** Baseline of rendering: React renders the same modules within the same boundaries to text, and nothing else. */
export function measureReactAlone(answerFile: string, warmUps: number, renders: number): Promise<ReactAlone> {
  return withBuiltScript('react-alone', async (script) => {
    const { stdout } = await promisify(execFile)(process.execPath, [script, answerFile, `${warmUps}`, `${renders}`]);
    return JSON.parse(stdout) as ReactAlone;
  });
}
