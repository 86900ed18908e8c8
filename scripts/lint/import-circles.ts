import type { Import } from './source-tree.ts';

/** Groups of files that import one another in circles, type imports counted; largest first. */
export function importCircles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const circles: string[][] = [];

  // Tarjan's algorithm: strongly connected components in one pass.
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file) ?? 0);
    stack.push(file);
    onStack.add(file);
    for (const other of next.get(file) ?? []) {
      if (!order.has(other)) visit(other);
      else if (!onStack.has(other)) continue;
      lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(other) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    for (const each of circle) onStack.delete(each);
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return circles.sort((one, other) => other.length - one.length);
}
