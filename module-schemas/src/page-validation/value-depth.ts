/** Whether lists and objects lie deeper in each other than the limit; 1 is the value itself. Walks without recursion. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      if (depth === limit) return true;
      for (const inner of Object.values(item)) next.push(inner);
    }
    level = next;
  }
  return false;
}
