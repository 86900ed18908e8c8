// `pnpm db:backup FILE`: copies the SQLite database while the server runs.
import { backUp } from './backup/back-up.ts';
import { runForFile } from './backup/run-for-file.ts';

await runForFile('backup', async (databaseFile, file) => {
  await backUp(databaseFile, file);
  process.stdout.write(`Saved: ${file}\n`);
});
