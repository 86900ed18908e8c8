// For tests: writes pairs of rows into a database, each pair in a transaction, until it is killed.
import { openDatabase } from '../../database/dialects.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';

const db = openDatabase(process.argv[2] ?? '');
for (let number = 1; ; number += 1) {
  await inTransaction(db, async (trx) => {
    await recordChange(trx, [`page:${number}`]);
    await recordChange(trx, [`page:${number}`]);
  });
  if (number === 20) process.stdout.write('writing\n');
}
