import type { Every } from '../work/lease.ts';

/** Repeated work that runs when a test says so, instead of by the clock. */
export function aTicker(): { readonly every: Every; tick(): Promise<void> } {
  const works = new Set<() => Promise<void>>();
  return {
    every: (_ms, work) => {
      works.add(work);
      return () => void works.delete(work);
    },
    async tick() {
      await Promise.all([...works].map((work) => work()));
    },
  };
}
