import type { RegistryPage } from '../registry/answer-cache.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { TimeBudget } from '../registry/time-budget.ts';

interface ScreenAddress {
  /** Of the site. */
  readonly code: string;
  readonly path: string;
  readonly budget: TimeBudget;
  /** Whether it stands between the header and footer of the site. Nothing leads away from a checkout. */
  readonly hasFrame?: boolean;
}

/** What stands around a screen of ours. */
export interface LoadedSurroundings {
  readonly surroundings?: RegistryPage;
  readonly isOwnPage?: true;
  /** The site is in maintenance; `retryAfter` in seconds. */
  readonly closed?: { readonly retryAfter?: number };
}

/** The content page at the address of a screen; where there is none, the header and footer of the site. */
export async function loadSurroundings(
  registry: RegistryClient,
  { code, path, budget, hasFrame = true }: ScreenAddress,
): Promise<LoadedSurroundings> {
  const own = await registry.load(code, path, {}, budget);
  if (own.kind === 'content') return { surroundings: own, isOwnPage: true };
  if (own.kind === 'maintenance') return { closed: own };
  const frame = hasFrame ? await loadFrame(registry, { code, budget }) : undefined;
  return frame ? { surroundings: frame } : {};
}

/** The header and footer of a site; undefined where there is nothing to show, or where they cannot be had. */
export async function loadFrame(
  registry: RegistryClient,
  { code, budget }: Pick<ScreenAddress, 'code' | 'budget'>,
): Promise<RegistryPage | undefined> {
  const frame = await registry.loadFrame(code, budget);
  return frame.kind === 'content' ? frame : undefined;
}
