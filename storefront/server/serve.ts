import { buildApp } from './app.ts';
import { readBuild } from './build.ts';
import { readEnvironment } from './config.ts';

const environment = readEnvironment(process.env);
const app = await buildApp({ environment, ...(await readBuild()) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}

await app.listen({ host: environment.host, port: environment.port });
