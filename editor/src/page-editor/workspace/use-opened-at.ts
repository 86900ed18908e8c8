import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DocumentStore } from '../document/index.ts';
import { goToFault } from '../faults/index.ts';

/** Leads to the place that the address names, once: `?at=/containers/a/settings/sku&module=a`. */
export function useOpenedAt(store: DocumentStore): void {
  const [search] = useSearchParams();
  const path = search.get('at');
  const module = search.get('module');
  useEffect(() => {
    if (path === null) return;
    // The form is found when the workspace is there.
    const timer = window.setTimeout(() => {
      const placed = module === null ? undefined : store.getPlaced(module);
      if (module !== null && !placed) return;
      goToFault(store, { path, rule: '', message: '', ...(placed && { placedModuleId: placed.id }) });
    });
    return () => window.clearTimeout(timer);
  }, [store, path, module]);
}
