// `pnpm db:restore FILE`: replaces the SQLite database by a backup; the server must be stopped.
import { restore } from './backup/restore.ts';
import { runForFile } from './backup/run-for-file.ts';

await runForFile('restore', (databaseFile, file) => {
  const kept = restore(file, databaseFile);
  process.stdout.write(`Restored: ${databaseFile}\n${kept ? `What was there before: ${kept}\n` : ''}`);
});
