// `pnpm check:invariants`: checks the consistency of a database at rest; exits with 1 on a violation, 2 without one to check.
import { SettingInvalid } from '@witryna/module-schemas';
import { readConfig } from '../config.ts';
import { openExistingDatabase } from '../database/dialects.ts';
import { checkInvariants, invariants } from './invariants/check-invariants.ts';

const CANNOT_CHECK = 2;

/** Prints what does not hold, and tells with which code the command ends. */
async function check(): Promise<number> {
  const db = openExistingDatabase(readConfig().databaseUrl);
  try {
    const breaches = await checkInvariants(db);
    for (const { name, says, subjects } of breaches) {
      process.stdout.write(`✗ ${name}: ${says}\n  broken by: ${subjects.join(', ')}\n`);
    }
    const kept = invariants.length - breaches.length;
    process.stdout.write(`${kept} of ${invariants.length} invariants hold.\n`);
    return breaches.length === 0 ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

try {
  process.exitCode = await check();
} catch (error) {
  if (!(error instanceof SettingInvalid)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = CANNOT_CHECK;
}
