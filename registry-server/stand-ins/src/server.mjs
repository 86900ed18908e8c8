import { enableCompileCache } from 'node:module';

// Before anything is imported, so that types are stripped once; JavaScript, so that nothing of this file is.
enableCompileCache();
const { buildStandIns } = await import('./build-stand-ins.ts');
const { readStandInsConfig } = await import('./config.ts');

const config = readStandInsConfig();
const { app } = await buildStandIns(config);
await app.listen({ host: config.host, port: config.port });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void app.close().then(() => process.exit(0)));
