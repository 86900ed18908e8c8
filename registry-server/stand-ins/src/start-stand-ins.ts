import { buildStandIns } from './build-stand-ins.ts';

export interface RunningStandIns {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/** Starts all stand-ins on free ports of this machine, for the shop at this address. */
export async function startStandIns(storefrontUrl: string): Promise<RunningStandIns> {
  const host = '127.0.0.1';
  // Nothing asks for its address before it listens, and only then is it known.
  const config = { host, port: 0, smtpPort: 0, url: '', storefrontUrl };
  const { app, smtpPort } = await buildStandIns(config);
  config.url = await app.listen({ host, port: 0 });
  return { url: config.url, smtpUrl: `smtp://${host}:${smtpPort}`, close: () => app.close() };
}
