import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { ensureDefaultSite } from './content/sites/default-site.ts';
import { openDatabase } from './database/dialects.ts';
import { migrateToLatest } from './database/migrate.ts';
import { ensureFirstAdmin } from './identity/first-admin.ts';

const config = readConfig();
const db = openDatabase(config.databaseUrl);
await migrateToLatest(db);
await ensureDefaultSite(db, config);
const firstAdmin = await ensureFirstAdmin(db, config);

const app = await buildApp(config, { db });
await app.listen({ host: config.host, port: config.port });

if (firstAdmin?.generatedPassword) {
  const { email, generatedPassword } = firstAdmin;
  // Not into the log, which is kept: this is shown once.
  process.stderr.write(`\nFirst administrator: ${email}\nPassword (shown once): ${generatedPassword}\n\n`);
}

let isStopping = false;

/** Finishes what is under way, then lets go of the database; gives up waiting after a while. */
async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  app.log.info(`${signal}: stopping`);
  const impatience = setTimeout(() => process.exit(1), config.limits.stopTimeoutMs);
  impatience.unref();
  await app.close();
  await db.destroy();
  process.exit(0);
}

process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));
