// A thread that builds one index, hands it over, and ends. What building leaves for the collector goes with it.
import { parentPort, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { openDatabase } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { createDocumentReader } from '../documents/read-documents.ts';
import { buffersIn } from './buffers-in.ts';
import { fillIndex } from './fill-index.ts';

const db = openDatabase((workerData as { databaseUrl: string }).databaseUrl);
// Everything is read once, in order: the usual cache of 16 MB would keep what nobody asks for again.
if (engineOf(db) === 'sqlite') await sql`pragma cache_size = -2000`.execute(db);
const index = await fillIndex(
  createDocumentReader(db, () => new Date()),
  () => undefined,
);
await db.destroy();
const parts = index.pack();
parentPort?.postMessage(parts, buffersIn(parts));
