import { useQuery } from '@tanstack/react-query';
import { emptyPage, type PageDocument } from '@witryna/module-schemas';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { fetchRelated } from '../../api/content/pages.ts';
import type { SavedSection, SectionModules } from '../../api/content/saved-sections.ts';
import { newId } from '../../api/new-id.ts';
import type { PageSummary } from '../../api/types.ts';
import { copyOf } from '../document/index.ts';
import { usePagePart } from '../editing/index.ts';
import { type DrawnModule, type Miniatures, MiniaturesStudio } from '../miniatures/index.ts';
import type { PreviewShop } from '../preview/index.ts';

/** A section whose picture somebody waits for. */
interface Wanted {
  readonly key: string;
  readonly modules: SectionModules;
}

interface SectionMiniaturesValue {
  readonly pictureOf: (section: SavedSection) => DrawnModule | undefined;
  /** Asks for a picture; it is drawn with all others that are wanted then. */
  readonly want: (section: SavedSection, modules: SectionModules) => void;
}

const SectionMiniaturesContext = createContext<SectionMiniaturesValue | undefined>(undefined);

/** By site, theme, section and version; they outlive the page that first showed them. Null for one without a picture. */
const drawn = new Map<string, DrawnModule | null>();

/** The picture of a section, once it is drawn, and how to ask for it. */
export function useSectionMiniature(section: SavedSection) {
  const miniatures = use(SectionMiniaturesContext);
  return {
    picture: miniatures?.pictureOf(section),
    want: (modules: SectionModules) => miniatures?.want(section, modules),
  };
}

export interface SectionMiniaturesProps {
  readonly page: PageSummary;
  readonly shop: PreviewShop;
  readonly children: ReactNode;
}

/** Has sections drawn as they come into sight: all that wait together, in one frame. */
export function SectionMiniatures({ page, shop, children }: SectionMiniaturesProps) {
  const theme = usePagePart((edited) => edited.theme);
  const waiting = useRef(new Map<string, Wanted>());
  const [batch, setBatch] = useState<readonly Wanted[]>([]);
  const [known, setKnown] = useState<ReadonlyMap<string, DrawnModule | null>>(drawn);
  const isDrawing = useRef(false);
  const drawNext = useCallback(() => {
    const next = [...waiting.current.values()].filter(({ key }) => !drawn.has(key));
    waiting.current.clear();
    isDrawing.current = next.length > 0;
    setBatch(next);
    // Those who show pictures are told by another map.
    setKnown(new Map(drawn));
  }, []);
  const value = useMemo((): SectionMiniaturesValue => {
    const keyOf = ({ id, version }: SavedSection) => `${page.site} ${theme} ${id} ${version}`;
    return {
      pictureOf: (section) => known.get(keyOf(section)) ?? undefined,
      want(section, modules) {
        const key = keyOf(section);
        if (drawn.has(key)) return;
        waiting.current.set(key, { key, modules });
        if (!isDrawing.current) drawNext();
      },
    };
  }, [page.site, theme, known, drawNext]);
  return (
    <SectionMiniaturesContext value={value}>
      {children}
      {batch.length > 0 && (
        <SectionsStudio
          key={batch.map(({ key }) => key).join()}
          batch={batch}
          page={page}
          shop={shop}
          theme={theme}
          onSettled={drawNext}
        />
      )}
    </SectionMiniaturesContext>
  );
}

type SectionsStudioProps = Pick<SectionMiniaturesProps, 'page' | 'shop'> & {
  readonly batch: readonly Wanted[];
  readonly theme: PageDocument['theme'];
  readonly onSettled: () => void;
};

/** Draws some sections with the products and pictures of the page's site. */
function SectionsStudio({ batch, page, shop, theme, onSettled }: SectionsStudioProps) {
  const api = useApi();
  const [{ document, roots }] = useState(() => pageOfSections(batch, theme));
  const { data, isError } = useQuery({
    queryKey: ['saved-sections', 'related', page.site, batch.map(({ key }) => key)],
    // A template page brings a sample of what the modules of such pages show.
    queryFn: () => fetchRelated(api, { ...page, isTemplate: true }, document),
    gcTime: 0,
    retry: false,
  });
  const shown = useMemo(() => {
    const { current, ...rest } = shop;
    if (isError) return rest;
    return data && { ...rest, related: data.related, ...(data.current && { current: data.current }) };
  }, [shop, data, isError]);
  const settle = (miniatures?: Miniatures) => {
    for (const { key } of batch) {
      const picture = miniatures?.pictures.get(roots.get(key) ?? '');
      drawn.set(key, picture && miniatures ? { picture, look: miniatures } : null);
    }
    onSettled();
  };
  return (
    shown && (
      <MiniaturesStudio
        document={document}
        ids={[...roots.values()]}
        shop={shown}
        onDrawn={settle}
        onFailed={() => settle()}
      />
    )
  );
}

/** Two sections may hold modules of the same ids, copied from one page. */
function pageOfSections(batch: readonly Wanted[], theme: PageDocument['theme']) {
  const copies = batch.map(({ key, modules }) => ({ key, copy: copyOf(modules, newId) }));
  const document: PageDocument = {
    ...emptyPage('product', ''),
    theme,
    slots: { top: [], main: copies.map(({ copy: [root] }) => root.id), bottom: [] },
    containers: Object.fromEntries(copies.flatMap(({ copy }) => copy.map((placed) => [placed.id, placed]))),
  };
  return { document, roots: new Map(copies.map(({ key, copy: [root] }) => [key, root.id])) };
}
