import { listenFailure, SettingInvalid } from '@witryna/module-schemas';
import { sql } from 'kysely';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { ensureDefaultSite, followShopAddress } from './content/sites/index.ts';
import { type Db, openDatabase } from './database/dialects.ts';
import { failureReason } from './database/failures.ts';
import { migrateToLatest } from './database/migrate.ts';
import { DatabaseInUse, lockForServer } from './database/sqlite/server-lock.ts';
import { storageFailure } from './database/storage-failure.ts';
import { ensureFirstAdmin, type FirstAdmin } from './identity/staff/index.ts';
import { checkSecretsKey, openSecretBox } from './secrets/index.ts';
import { collectHeap } from './work/heap.ts';

/** After this the first requests have been answered. */
const START_REST_MS = 1_000;

/** Serves. Who sets what cannot work reads one sentence, not where in the code it was thrown. */
export async function serve(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof SettingInvalid || error instanceof DatabaseInUse) return error.message;
  const reason = storageFailure(error);
  return reason && `The place of DATA_DIR or DATABASE_URL cannot be written: ${reason}`;
}

/** Brings the database up to date, then listens until the process is asked to stop. */
async function start(): Promise<void> {
  const config = readConfig();
  const lock = lockForServer(config.databaseUrl);
  const db = await reachDatabase(config.databaseUrl);
  await migrateToLatest(db);
  const { fingerprint } = openSecretBox(config);
  await checkSecretsKey(db, { fingerprint, replaces: config.replacesSecretsKey });
  await ensureDefaultSite(db, config);
  const aboutAddress = await followShopAddress(db, config);
  // At once: a start that fails further on has made the administrator all the same.
  showPassword(await ensureFirstAdmin(db, config));
  const app = await buildApp(config, { db });
  if (aboutAddress) app.log.warn(aboutAddress);
  const address = { host: config.host, port: config.port };
  await app.listen(address).catch((error: unknown) => {
    throw listenFailure(error, { ...address, portVariable: 'REGISTRY_PORT' });
  });
  // Starting leaves tens of megabytes behind that V8 would let lie until the heap has grown by as much again.
  setTimeout(collectHeap, START_REST_MS).unref();

  /** A second signal ends the wait for those who do not know yet that this server leaves. */
  const hurry = new AbortController();
  let isStopping = false;
  const { stopDelayMs, stopTimeoutMs } = config.limits;
  /** Finishes what is under way, then lets go of the database; gives up waiting after a while. */
  const stop = async (signal: string, delayMs: number): Promise<void> => {
    if (isStopping) return hurry.abort();
    isStopping = true;
    app.log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), delayMs + stopTimeoutMs).unref();
    await app.stopGracefully({ delayMs, signal: hurry.signal });
    await db.destroy();
    lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal, stopDelayMs));
  process.on('SIGINT', (signal) => void stop(signal, 0));
}

/** The database, once it has answered. Its address may have a password and is not repeated. */
async function reachDatabase(databaseUrl: string): Promise<Db> {
  try {
    const db = openDatabase(databaseUrl);
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    throw new SettingInvalid(`The database of DATABASE_URL cannot be opened: ${failureReason(error)}`, {
      cause: error,
    });
  }
}

function showPassword(admin: FirstAdmin | undefined): void {
  if (!admin?.generatedPassword) return;
  // Not into the log, which is kept: this is shown once.
  process.stderr.write(`\nFirst administrator: ${admin.email}\nPassword (shown once): ${admin.generatedPassword}\n\n`);
}
