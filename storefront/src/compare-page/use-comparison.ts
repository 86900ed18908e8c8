import type { SiteDetails } from '@witryna/module-schemas';
import type { ActionResult } from '@witryna/modules';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type ComparedProduct, type Comparison, comparisonOfSite } from '../compare/index.ts';

export interface ComparisonView {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Undefined where nothing is compared, or nothing is known yet. */
  readonly comparison: Comparison | undefined;
  /** What was taken out last, on this page. */
  readonly removed: ComparedProduct | undefined;
  /** Why nothing came of the last press. */
  readonly fault: string;
  readonly load: () => Promise<void>;
  readonly remove: (product: ComparedProduct) => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly clear: () => Promise<void>;
}

const nothing = () => undefined;

/** What whoever uses this browser compares; nothing of it is known on a server. */
export function useComparison(site: SiteDetails): ComparisonView {
  const own = comparisonOfSite(site);
  const list = useSyncExternalStore(own.subscribe, own.list, nothing);
  const [status, setStatus] = useState<ComparisonView['status']>('loading');
  const [comparison, setComparison] = useState<Comparison>();
  const [removed, setRemoved] = useState<ComparedProduct>();
  const [fault, setFault] = useState('');
  /** Where each product stood, so that one which comes back takes its place. */
  const order = useRef<readonly string[]>([]);

  const load = useCallback(async () => {
    setStatus((before) => (before === 'failed' ? 'loading' : before));
    const found = await own.load().then(
      (live) => live.read(),
      () => undefined,
    );
    if (!found) return setStatus('failed');
    setComparison(found === 'none' ? undefined : inOrder(found, order));
    setStatus('ready');
  }, [own]);

  /** The products that are remembered, and whose they are: another tab or a sign-in may change both. */
  const names = list && `${list.owner} ${list.uid} ${list.skus.toSorted().join(' ')}`;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current !== undefined && shown.current === (names ?? '')) return;
    void load().then(() => {
      const now = own.list();
      shown.current = now ? `${now.owner} ${now.uid} ${now.skus.toSorted().join(' ')}` : '';
    });
  }, [names, load, own]);

  async function act(work: () => Promise<ActionResult>): Promise<boolean> {
    setFault('');
    const result = await work().catch((): ActionResult => ({ ok: false, errors: [] }));
    if (!result.ok) setFault(result.errors[0]?.message ?? '');
    return result.ok;
  }

  return {
    status,
    comparison,
    removed,
    fault,
    load,
    async remove(product) {
      const before = comparison;
      setRemoved(product);
      setComparison(before && without(before, product.sku));
      if (await act(() => own.set(product.sku, false))) return;
      setRemoved(undefined);
      setComparison(before);
    },
    async restore() {
      const product = removed;
      if (product && (await act(() => own.set(product.sku, true)))) setRemoved(undefined);
    },
    async clear() {
      setRemoved(undefined);
      await act(async () => (await own.load()).clear());
    },
  };
}

function inOrder(found: Comparison, order: { current: readonly string[] }): Comparison {
  const fresh = found.products.flatMap(({ sku }) => (order.current.includes(sku) ? [] : [sku]));
  const all = [...order.current, ...fresh];
  order.current = all;
  return { ...found, products: found.products.toSorted((one, other) => all.indexOf(one.sku) - all.indexOf(other.sku)) };
}

function without(comparison: Comparison, sku: string): Comparison {
  return { ...comparison, products: comparison.products.filter((product) => product.sku !== sku) };
}
