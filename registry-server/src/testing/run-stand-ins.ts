import { type RunningStandIns, startStandIns } from '@witryna/stand-ins/servers';
import { atFileEnd } from './at-file-end.ts';

export type { RunningStandIns };

/** The shop that the stand-ins of a test know. */
export const TEST_STOREFRONT_URL = 'http://sklep.example:3000';

/** All stand-ins on free ports, stopped after the test file. */
export async function runStandIns(): Promise<RunningStandIns> {
  const standIns = await startStandIns(TEST_STOREFRONT_URL);
  atFileEnd(() => standIns.close());
  return standIns;
}
