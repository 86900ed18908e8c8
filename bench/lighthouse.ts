// The first view of the demo shop's pages on a slow phone and on a desktop, by Lighthouse, beside React alone.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import type { BenchRow } from './bench-row.ts';
import { readPlan } from './lighthouse/arguments.ts';
import { measurePages } from './lighthouse/measure-pages.ts';
import { limitRows, tableHead, tableLine } from './lighthouse/report.ts';
import { chromiumPath } from './support/chromium-path.ts';

/** Measures the pages that the arguments name, all of them without any; prints one line for each. */
export async function run(args: readonly string[] = []): Promise<BenchRow[]> {
  const plan = readPlan(args);
  const version = execFileSync(chromiumPath(), ['--version'], { encoding: 'utf8' }).trim();
  console.log(`${version}, ${cpus().length} cores, median of ${plan.runs}\n\n${tableHead()}`);
  const results = await measurePages(plan, (result) => console.log(tableLine(result)));
  console.log();
  return limitRows(results);
}
