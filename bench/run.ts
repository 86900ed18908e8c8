// `pnpm bench [name …]`, `pnpm bench name arguments…`: runs the benchmarks of this folder and prints their results.
import { readdirSync } from 'node:fs';
import { ensureBuilt } from '../scripts/bootstrap/build.mjs';
import type { BenchRow } from './bench-row.ts';

const NOT_QUESTIONS = new Set(['run.ts', 'bench-row.ts']);

const questions = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_QUESTIONS.has(file))
  .map((file) => file.replace(/\.ts$/, ''));
const words = process.argv.slice(2);
// What follows a single name is for that benchmark: `pnpm bench lighthouse home --runs 1`.
const isOneWithArguments = words.slice(1).some((word) => !questions.includes(word));
const wanted = isOneWithArguments ? words.slice(0, 1) : words;
const args = isOneWithArguments ? words.slice(1) : [];
const unknown = wanted.filter((word) => !questions.includes(word));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${questions.join(', ')}.`);
  process.exit(1);
}

await ensureBuilt();
const rows: BenchRow[] = [];
for (const name of questions.filter((question) => wanted.length === 0 || wanted.includes(question))) {
  console.log(`measuring ${name} …`);
  const { run } = (await import(`./${name}.ts`)) as { run: (args: readonly string[]) => Promise<BenchRow[]> };
  rows.push(...(await run(args)));
}

const short = (value: number | undefined) =>
  value === undefined ? '' : Number(value.toPrecision(4)).toLocaleString('en', { maximumFractionDigits: 3 });
console.table(
  rows.map(({ name, value, unit, floor, ratio, limit, ok }) => ({
    what: name,
    measured: `${short(value)} ${unit}`,
    floor: floor === undefined ? '' : `${short(floor)} ${unit}`,
    ratio: short(ratio),
    limit,
    holds: ok ? 'yes' : 'NO',
  })),
);
