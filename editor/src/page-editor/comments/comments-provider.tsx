import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { type CommentThread, openThreadsQuery } from '../../api/content/page-comments.ts';
import { useUnloadWarning } from '../../forms/use-unload-warning.ts';
import { hasUnsentTexts } from '../../ui/fields/unsent-texts.ts';

/** What is said about the page, as it is known now. */
export interface PageComments {
  readonly pageId: number;
  /** Open threads, the oldest first. */
  readonly threads: readonly CommentThread[];
  /** How many of them each placed module has; the same map while nothing changed. */
  readonly counts: ReadonlyMap<string, number>;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly retry: () => void;
}

const NO_COUNTS: ReadonlyMap<string, number> = new Map();
const NO_THREADS: readonly CommentThread[] = [];

const CommentsContext = createContext<PageComments | undefined>(undefined);

/** What is said about the page; undefined where nobody can, as in a preview of its own. */
export const usePageComments = (): PageComments | undefined => use(CommentsContext);

/** How many open threads each placed module has. */
export const useCommentCounts = (): ReadonlyMap<string, number> => usePageComments()?.counts ?? NO_COUNTS;

interface CommentsProviderProps {
  readonly pageId: number;
  readonly children: ReactNode;
}

/** Asks for the open threads once for everything that shows them. */
export function CommentsProvider({ pageId, children }: CommentsProviderProps) {
  const { data, error, isPending, refetch } = useQuery(openThreadsQuery(useApi(), pageId));
  useUnloadWarning(hasUnsentTexts);
  const threads = data?.items ?? NO_THREADS;
  const counts = useMemo(() => countByModule(threads), [threads]);
  const value = useMemo(
    (): PageComments => ({ pageId, threads, counts, error, isPending, retry: () => void refetch() }),
    [pageId, threads, counts, error, isPending, refetch],
  );
  return <CommentsContext value={value}>{children}</CommentsContext>;
}

function countByModule(threads: readonly CommentThread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { moduleId } of threads) if (moduleId) counts.set(moduleId, (counts.get(moduleId) ?? 0) + 1);
  return counts;
}
