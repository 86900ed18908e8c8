// `pnpm search:rebuild`: every running node builds its search index anew, while the present one serves.
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/dialects.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordChange } from '../events/outbox.ts';
import { REBUILD_TAG } from './changes.ts';

const db = openDatabase(readConfig().databaseUrl);
await inTransaction(db, (trx) => recordChange(trx, [REBUILD_TAG]));
await db.destroy();
process.stdout.write('Told: running servers build their search index anew.\n');
