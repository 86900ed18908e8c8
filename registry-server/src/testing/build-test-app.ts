import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createImageWorkerPool, type ImageWorkerPool } from '../content/media/index.ts';
import { createSitesStore, type SiteInput } from '../content/sites/sites.store.ts';
import type { App } from '../fastify-app.ts';
import type { LogTarget } from '../operations/logs/log-options.ts';
import { aSite } from './a-site.ts';
import { atFileEnd } from './at-file-end.ts';
import { openPatiently, type TestDialect } from './dialects.ts';

export interface TestAppOptions {
  readonly sites?: readonly SiteInput[];
  readonly env?: Readonly<Record<string, string>>;
  /** Another node over the same database. */
  readonly databaseUrl?: string;
  /** The clock of payments. */
  readonly paymentClock?: () => Date;
  /** Takes the lines of the log; needs a LOG_LEVEL in `env`. */
  readonly logTo?: LogTarget;
}

/** The real app over a fresh database with one site, stopped after the test file. */
export async function buildTestApp(dialect: TestDialect, options: TestAppOptions = {}): Promise<App> {
  const databaseUrl = options.databaseUrl ?? (await dialect.createDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'witryna-data-'));
  const db = openPatiently(databaseUrl);
  const { sites = options.databaseUrl === undefined ? [aSite()] : [] } = options;
  for (const site of sites) await createSitesStore(db).save(site);
  const env = {
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    EVENTS_KEY: 'events-key',
    // Nodes over one database have one key.
    SECRETS_KEY: 'the one key of all nodes in tests',
  };
  const { paymentClock, logTo } = options;
  const app = await buildApp(readConfig({ ...env, ...options.env }), {
    db,
    ...(paymentClock && { paymentClock }),
    ...(logTo && { logTo }),
    imageWorkerPool: poolOfFile(),
  });
  atFileEnd(async () => {
    await app.close();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return app;
}

let imageWorkerPool: ImageWorkerPool | undefined;

/** One process works at the pictures of all apps of a test file; it starts with the first picture. */
function poolOfFile(): ImageWorkerPool {
  if (imageWorkerPool) return imageWorkerPool;
  const pool = createImageWorkerPool();
  imageWorkerPool = pool;
  atFileEnd(() => {
    imageWorkerPool = undefined;
    pool.close();
  });
  return pool;
}
