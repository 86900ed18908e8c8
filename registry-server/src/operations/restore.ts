// `pnpm db:restore FILE`: puts a backup in the place of the SQLite database; the server must not run.
import { restore } from './backup/restore.ts';
import { runForFile } from './backup/run-for-file.ts';

await runForFile('restore', (databaseFile, file) => {
  restore(file, databaseFile);
  process.stdout.write(`Restored: ${databaseFile}. What was there before is beside it as ….before-restore\n`);
});
