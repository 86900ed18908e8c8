// `pnpm check:invariants`: checks the consistency of a database at rest; exits with 1 on a violation.
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/dialects.ts';
import { checkInvariants, invariants } from './invariants/check-invariants.ts';

const db = openDatabase(readConfig().databaseUrl);
try {
  const breaches = await checkInvariants(db);
  for (const { name, says, subjects } of breaches) {
    process.stdout.write(`✗ ${name}: ${says}\n  broken by: ${subjects.join(', ')}\n`);
  }
  const kept = invariants.length - breaches.length;
  process.stdout.write(`${kept} of ${invariants.length} invariants hold.\n`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
} finally {
  await db.destroy();
}
