import type { PageFault } from '@witryna/module-schemas';

/** The fault behind the one that was shown last, round and round; the selected module's first one to begin with. */
export function nextFault(
  faults: readonly PageFault[],
  last: PageFault | undefined,
  selected: string | null,
): PageFault | undefined {
  const at = faults.findIndex((fault) => fault.path === last?.path && fault.rule === last.rule);
  if (at !== -1) return faults[(at + 1) % faults.length];
  return faults.find(({ placedModuleId }) => placedModuleId === (selected ?? undefined)) ?? faults[0];
}
