import { fileURLToPath } from 'node:url';
import { readConfig } from '../../config.ts';
import { engineOfUrl } from '../../database/dialects.ts';
import { storageFailure } from '../../database/storage-failure.ts';
import { BackupRefused } from './backup-refused.ts';

const WRONG_USE = 2;

/** Runs a backup or restore with the configured database and the given file; prints the result. */
export async function runForFile(
  command: 'backup' | 'restore',
  work: (databaseFile: string, file: string) => unknown,
): Promise<void> {
  const [file] = process.argv.slice(2).filter((argument) => argument !== '--');
  const { databaseUrl } = readConfig();
  if (file === undefined) return refuse(`Name a file: pnpm db:${command} FILE`);
  if (engineOfUrl(databaseUrl) === 'postgres')
    return refuse('PostgreSQL has commands of its own for this: see docs/operations.md.');
  try {
    await work(databaseUrl.startsWith('file:') ? fileURLToPath(databaseUrl) : databaseUrl, file);
  } catch (error) {
    const sentence = error instanceof BackupRefused ? error.message : storageFailure(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = WRONG_USE;
}
