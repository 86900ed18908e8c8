import { atFileEnd } from '../src/testing/at-file-end.ts';
import { buildStandIns } from './build-stand-ins.ts';

/** The shop that the stand-ins of a test know. */
export const TEST_STOREFRONT_URL = 'http://sklep.example:3000';

export interface RunningStandIns {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  readonly smtpUrl: string;
}

/** All stand-ins on free ports, stopped after the test file. */
export async function runStandIns(): Promise<RunningStandIns> {
  const host = '127.0.0.1';
  // Nothing asks for its address before it listens, and only then is it known.
  const config = { host, port: 0, smtpPort: 0, url: '', storefrontUrl: TEST_STOREFRONT_URL };
  const { app, smtpPort } = await buildStandIns(config);
  config.url = await app.listen({ host, port: 0 });
  atFileEnd(() => app.close());
  return { url: config.url, smtpUrl: `smtp://${host}:${smtpPort}` };
}
