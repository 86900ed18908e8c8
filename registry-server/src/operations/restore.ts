// `pnpm db:restore FILE`: replaces the SQLite database by a backup; the server must be stopped.
import { restore } from './backup/restore.ts';
import { runForFile } from './backup/run-for-file.ts';

await runForFile('restore', (databaseFile, file) => {
  restore(file, databaseFile);
  process.stdout.write(`Restored: ${databaseFile}. What was there before is beside it as ….before-restore\n`);
});
