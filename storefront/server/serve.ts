import { listenFailure, SettingInvalid } from '@witryna/module-schemas';
import { buildApp } from './app.ts';
import { readBuild } from './build.ts';
import { readEnvironment } from './config.ts';

/** Who sets what cannot work reads one sentence, not where in the code it was thrown. */
function leave(error: unknown): never {
  if (!(error instanceof SettingInvalid)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function build() {
  const environment = readEnvironment(process.env);
  return { environment, app: await buildApp({ environment, ...(await readBuild()) }) };
}

const { environment, app } = await build().catch(leave);
const { times } = environment;

/** A second signal skips the delay in which requests are still taken. */
const skipDelay = new AbortController();
let isStopping = false;

async function stop(delayMs: number): Promise<void> {
  if (isStopping) return skipDelay.abort();
  isStopping = true;
  setTimeout(() => process.exit(1), delayMs + times.stopMs).unref();
  await app.stopGracefully({ delayMs, signal: skipDelay.signal });
  process.exit(0);
}
process.on('SIGTERM', () => void stop(times.stopDelayMs));
process.on('SIGINT', () => void stop(0));
if (environment.tls) process.on('SIGHUP', () => void app.reloadCertificate());

const address = { host: environment.host, port: environment.port };
await app
  .listen(address)
  .catch((error: unknown) => leave(listenFailure(error, { ...address, portVariable: 'STOREFRONT_PORT' })));
