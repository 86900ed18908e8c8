// `pnpm bench [name …]`: runs the benchmarks of this folder and prints their results.
import { readdirSync } from 'node:fs';
import { ensureBuilt } from '../scripts/bootstrap/build.mjs';
import type { BenchRow } from './bench-row.ts';

const NOT_QUESTIONS = new Set(['run.ts', 'bench-row.ts']);

const questions = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_QUESTIONS.has(file))
  .map((file) => file.replace(/\.ts$/, ''));
const wanted = process.argv.slice(2);

await ensureBuilt();
const rows: BenchRow[] = [];
for (const name of questions.filter((question) => wanted.length === 0 || wanted.includes(question))) {
  console.log(`measuring ${name} …`);
  const { run } = (await import(`./${name}.ts`)) as { run: () => Promise<BenchRow[]> };
  rows.push(...(await run()));
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
