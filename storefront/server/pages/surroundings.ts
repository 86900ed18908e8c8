import type { RegistryPage } from '../registry/answer-cache.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { TimeBudget } from '../registry/time-budget.ts';

interface ScreenAddress {
  /** Of the site. */
  readonly code: string;
  readonly path: string;
  readonly budget: TimeBudget;
}

/** What stands around a screen of ours. */
export interface LoadedSurroundings {
  readonly surroundings?: RegistryPage;
  readonly isOwnPage?: true;
}

/** The content page at the address of a screen; where there is none, the home page lends its header and footer. */
export async function loadSurroundings(
  registry: RegistryClient,
  { code, path, budget }: ScreenAddress,
): Promise<LoadedSurroundings> {
  const own = await registry.load(code, path, {}, budget);
  if (own.kind === 'content') return { surroundings: own, isOwnPage: true };
  const home = await registry.load(code, '/', {}, budget);
  return home.kind === 'content' ? { surroundings: home } : {};
}
