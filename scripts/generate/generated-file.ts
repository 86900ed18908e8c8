import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Something that people wrote is missing or wrong, so nothing was generated; the message names the file. */
export class GeneratorError extends Error {}

/** Writes a generated file when its text has changed: whole or not at all, so that a reader never sees half of it. */
export function writeGeneratedFile(target: URL, text: string): void {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  const unfinished = new URL(`${target.href}.${process.pid}.tmp`);
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(unfinished, text);
  renameSync(unfinished, target);
}

/** Runs a generator. A `GeneratorError` ends the process with 1 and its message; anything else is a bug and throws. */
export async function runGenerator(generate: () => void | Promise<void>): Promise<void> {
  try {
    await generate();
  } catch (error) {
    if (!(error instanceof GeneratorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
