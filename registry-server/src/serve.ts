import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { ensureDefaultSite } from './content/sites/default-site.ts';
import { openDatabase } from './database/dialects.ts';
import { migrateToLatest } from './database/migrate.ts';
import { ensureFirstAdmin, type FirstAdmin } from './identity/first-admin.ts';
import { checkSecretsKey, openSecretBox } from './secrets/secrets.ts';
import { collectHeap } from './work/heap.ts';

/** After this the first requests have been answered. */
const START_REST_MS = 1_000;
/** How often a stopping server lets go of connections that are idle by now. */
const SWEEP_MS = 100;

/** Brings the database up to date, then listens until the process is asked to stop. */
export async function serve(): Promise<void> {
  const config = readConfig();
  const db = openDatabase(config.databaseUrl);
  await migrateToLatest(db);
  const { fingerprint } = openSecretBox(config);
  await checkSecretsKey(db, { fingerprint, replaces: config.replacesSecretsKey });
  await ensureDefaultSite(db, config);
  const firstAdmin = await ensureFirstAdmin(db, config);
  const app = await buildApp(config, { db });
  await app.listen({ host: config.host, port: config.port });
  // Starting leaves tens of megabytes behind that V8 would let lie until the heap has grown by as much again.
  setTimeout(collectHeap, START_REST_MS).unref();
  showPassword(firstAdmin);

  let isStopping = false;
  /** Finishes what is under way, then lets go of the database; gives up waiting after a while. */
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    app.log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), config.limits.stopTimeoutMs).unref();
    // A connection whose request has been answered since would otherwise stay open for the next one.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    await app.close();
    clearInterval(sweep);
    await db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

function showPassword(admin: FirstAdmin | undefined): void {
  if (!admin?.generatedPassword) return;
  // Not into the log, which is kept: this is shown once.
  process.stderr.write(`\nFirst administrator: ${admin.email}\nPassword (shown once): ${admin.generatedPassword}\n\n`);
}
