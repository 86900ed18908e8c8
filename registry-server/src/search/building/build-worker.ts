// A thread that builds one index, hands it over, and ends. What building leaves for the collector goes with it.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../database/dialects.ts';
import { createDocumentReader } from '../documents/read-documents.ts';
import { buffersIn } from './buffers-in.ts';
import { fillIndex } from './fill-index.ts';

const db = openDatabase((workerData as { databaseUrl: string }).databaseUrl);
const index = await fillIndex(
  createDocumentReader(db, () => new Date()),
  () => undefined,
);
await db.destroy();
const parts = index.pack();
parentPort?.postMessage(parts, buffersIn(parts));
