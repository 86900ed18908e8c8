import { useQuery } from '@tanstack/react-query';
import { DRIVERS, type PageDocument } from '@witryna/module-schemas';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { fetchRelated } from '../../api/content/pages.ts';
import type { PageSummary } from '../../api/types.ts';
import { usePagePart } from '../editing/index.ts';
import type { PreviewShop } from '../preview/index.ts';
import type { Miniatures } from './collect-miniatures.ts';
import { miniaturePage } from './miniature-page.ts';
import { MiniaturesStudio } from './miniatures-studio.tsx';

/** The page that is edited comes first: miniatures are drawn when the browser has nothing else to do. */
const LATEST_START_MS = 4000;

const MiniaturesContext = createContext<Miniatures | undefined>(undefined);

/** Drawn once for each site and theme; they outlive the page that first showed them. */
const drawn = new Map<string, Miniatures>();

/** What modules look like; undefined until they are drawn. */
export const useMiniatures = (): Miniatures | undefined => use(MiniaturesContext);

export interface MiniaturesProviderProps {
  readonly page: PageSummary;
  readonly shop: PreviewShop;
  /** Whether anybody looks at them. */
  readonly isWanted: boolean;
  readonly children: ReactNode;
}

/** Has the preview draw every module once, out of sight, and keeps the markup. */
export function MiniaturesProvider({ page, shop, isWanted, children }: MiniaturesProviderProps) {
  const theme = usePagePart((edited) => edited.theme);
  const key = `${page.site} ${theme}`;
  const [, setDrawnKey] = useState<string>();
  const known = drawn.get(key);
  const isFree = useIdle(isWanted && known === undefined);
  return (
    <MiniaturesContext value={known}>
      {children}
      {isFree && !known && (
        <ExamplesStudio
          key={key}
          theme={theme}
          page={page}
          shop={shop}
          onDrawn={(miniatures) => {
            drawn.set(key, miniatures);
            setDrawnKey(key);
          }}
        />
      )}
    </MiniaturesContext>
  );
}

type ExamplesStudioProps = Pick<MiniaturesProviderProps, 'page' | 'shop'> & {
  readonly theme: PageDocument['theme'];
  readonly onDrawn: (miniatures: Miniatures) => void;
};

/** Draws one example of every module, with products and pictures of the site. */
function ExamplesStudio({ theme, page, shop, onDrawn }: ExamplesStudioProps) {
  const api = useApi();
  const document = useMemo(() => miniaturePage(theme), [theme]);
  const { data } = useQuery({
    queryKey: ['miniatures', page.site],
    queryFn: () => fetchRelated(api, { ...page, isTemplate: true }, document),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const shown = useMemo(() => {
    const { current, ...rest } = shop;
    return data && { ...rest, related: data.related, ...(data.current && { current: data.current }) };
  }, [shop, data]);
  return shown && <MiniaturesStudio document={document} ids={DRIVERS} shop={shown} onDrawn={onDrawn} />;
}

/** Whether the browser had a moment to spare since this was asked for. */
function useIdle(isAsked: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(() => setFree(true), LATEST_START_MS);
      return () => window.clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => setFree(true), { timeout: LATEST_START_MS });
    return () => window.cancelIdleCallback(handle);
  }, [isAsked]);
  return isFree;
}
