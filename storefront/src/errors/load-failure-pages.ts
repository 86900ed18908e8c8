import type { View } from '../content/view.ts';

type FailurePages = Pick<typeof import('./error-pages.tsx'), 'ErrorRoute' | 'Failure'> &
  Pick<typeof import('./not-found.tsx'), 'NotFound'>;

let loaded: FailurePages | undefined;

/** Loads the pages that are shown where there is nothing else: not found, failure, error. No screen needs them. */
export async function loadFailurePages(): Promise<void> {
  if (loaded) return;
  const [{ ErrorRoute, Failure }, { NotFound }] = await Promise.all([
    import('./error-pages.tsx'),
    import('./not-found.tsx'),
  ]);
  loaded = { ErrorRoute, Failure, NotFound };
}

/** These pages without waiting; undefined while they are not loaded. */
export const loadedFailurePages = (): FailurePages | undefined => loaded;

/** True for a view that is one of these pages. */
export const isFailurePage = ({ kind }: Pick<View, 'kind'>): boolean =>
  kind === 'not-found' || kind === 'failure' || kind === 'error-route';
