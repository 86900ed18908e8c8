import { useQuery } from '@tanstack/react-query';
import type { PageDocument } from '@witryna/module-schemas';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { fetchRelated } from '../../api/pages.ts';
import type { PageSummary } from '../../api/types.ts';
import { PreviewFrame } from '../canvas/index.ts';
import { createDocumentStore } from '../document/index.ts';
import { usePagePart } from '../editing/index.ts';
import type { PreviewMessage, PreviewShop } from '../preview/index.ts';
import { collectMiniatures, facesOf, type Miniatures } from './collect-miniatures.ts';
import { miniaturePage } from './miniature-page.ts';
import styles from './miniatures-provider.module.css';

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
        <MiniaturesStudio
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

interface MiniaturesStudioProps {
  readonly theme: PageDocument['theme'];
  readonly page: PageSummary;
  readonly shop: PreviewShop;
  readonly onDrawn: (miniatures: Miniatures) => void;
}

function MiniaturesStudio({ theme, page, shop, onDrawn }: MiniaturesStudioProps) {
  const api = useApi();
  const document = useMemo(() => miniaturePage(theme), [theme]);
  const store = useMemo(() => createDocumentStore(document), [document]);
  const { data } = useQuery({
    queryKey: ['miniatures', page.site],
    queryFn: () => fetchRelated(api, { ...page, isTemplate: true }, document),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const studio = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => {
    // Header and footer of the site are of no use here.
    const { frame, current, ...rest } = shop;
    return data && { ...rest, related: data.related, ...(data.current && { current: data.current }) };
  }, [shop, data]);
  const onMessage = (message: PreviewMessage) => {
    const preview = studio.current?.querySelector('iframe')?.contentDocument;
    if (message.type !== 'ack' || !preview) return;
    const miniatures = collectMiniatures(preview, theme);
    const { adoptedStyleSheets } = window.document;
    window.document.adoptedStyleSheets = [...adoptedStyleSheets, facesOf(miniatures.sheet)];
    onDrawn(miniatures);
  };
  if (!shown) return null;
  return (
    <div ref={studio} className={styles.studio} aria-hidden="true" inert>
      <PreviewFrame store={store} shop={shown} mode="inspect" className={styles.frame} onMessage={onMessage} />
    </div>
  );
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
