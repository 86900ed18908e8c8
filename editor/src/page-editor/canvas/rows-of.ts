import { bottomOf, type MeasuredModule } from '../preview/index.ts';

/** The modules of a slot that flows in rows, row by row: those that share more than half of their height are one. */
export function rowsOf(modules: readonly MeasuredModule[]): MeasuredModule[][] {
  const rows: MeasuredModule[][] = [];
  for (const module of modules) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && shareOfHeight(last, module) > 0.5) row.push(module);
    else rows.push([module]);
  }
  return rows;
}

function shareOfHeight({ box: a }: MeasuredModule, { box: b }: MeasuredModule): number {
  const common = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.top, b.top);
  return common / Math.max(1, Math.min(a.height, b.height));
}
