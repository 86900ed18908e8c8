import type { PageFault } from '@witryna/module-schemas';
import { useMemo, useSyncExternalStore } from 'react';
import { useEditing } from '../editing/index.ts';

/** Everything that keeps the page from being published, in its order. */
export function usePageFaults(): readonly PageFault[] {
  const { subscribe, getAll } = useEditing().faults;
  return useSyncExternalStore(subscribe, getAll);
}

/** How many faults each placed module has. */
export function useFaultCounts(): ReadonlyMap<string, number> {
  const { subscribe, getCounts } = useEditing().faults;
  return useSyncExternalStore(subscribe, getCounts);
}

/** The faults of one placed module; of the page itself for null. */
export function useFaultsOf(id: string | null): readonly PageFault[] {
  const all = usePageFaults();
  return useMemo(() => all.filter(({ placedModuleId }) => (placedModuleId ?? null) === id), [all, id]);
}

/** The sentences of the page's own faults at a place and below it. */
export function useSentencesAt(pointer: string): readonly string[] {
  const own = useFaultsOf(null);
  return useMemo(
    () => own.filter(({ path }) => path === pointer || path.startsWith(`${pointer}/`)).map(({ message }) => message),
    [own, pointer],
  );
}
