import { useQuery } from '@tanstack/react-query';
import type { PageDocument } from '@witryna/module-schemas';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { relatedQuery } from '../../../api/content/pages.ts';
import type { PageSummary } from '../../../api/types.ts';
import { MiniaturesStudio } from '../../miniatures/index.ts';
import type { PreviewShop } from '../../preview/index.ts';
import { ChangeRow } from './change-row.tsx';
import styles from './changed-list.module.css';
import type { SideNames, SidePictures } from './compared-states.ts';
import type { PageChange } from './page-changes.ts';
import { idsToDraw, pageOfModules, SIDES, type Side } from './pictured-changes.ts';

export interface ChangedListProps {
  readonly page: PageSummary;
  readonly before: PageDocument;
  /** Names the state before among those of the page. */
  readonly beforeKey: string;
  readonly after: PageDocument;
  readonly changes: readonly PageChange[];
  readonly sides?: SideNames;
  readonly shop: PreviewShop;
}

/** The changes with their pictures. However many there are, each side is drawn once, in one frame. */
export function ChangedList({ page, before, beforeKey, after, changes, sides, shop }: ChangedListProps) {
  const [pictures, setPictures] = useState<Record<Side, SidePictures>>({ before: 'drawing', after: 'drawing' });
  const pages = { before, after };
  const isBeforeDrawn = idsToDraw(changes, 'before').length > 0;
  const shops = { before: useShopOf(page, beforeKey, before, shop, isBeforeDrawn), after: shop };
  // What a side has come to stays: its preview may say more before it is taken away.
  const settle = (side: Side, drawn: SidePictures) =>
    setPictures((all) => (all[side] === 'drawing' ? { ...all, [side]: drawn } : all));
  return (
    <>
      <ul className={styles.list}>
        {changes.map((change) => (
          <ChangeRow key={`${change.kind} ${change.id}`} change={change} pictures={pictures} sides={sides} />
        ))}
      </ul>
      {SIDES.map(
        (side) =>
          pictures[side] === 'drawing' && (
            <SideStudio
              key={side}
              document={pages[side]}
              shop={shops[side]}
              changes={changes}
              side={side}
              onSettled={settle}
            />
          ),
      )}
    </>
  );
}

interface SideStudioProps {
  readonly document: PageDocument;
  readonly shop: PreviewShop | 'failed' | undefined;
  readonly changes: readonly PageChange[];
  readonly side: Side;
  readonly onSettled: (side: Side, drawn: SidePictures) => void;
}

/** Draws what changed on one side, when what it shows of the catalogue is there. */
function SideStudio({ document, shop, changes, side, onSettled }: SideStudioProps) {
  const ids = useMemo(() => idsToDraw(changes, side), [changes, side]);
  const drawn = useMemo(() => pageOfModules(document, ids), [document, ids]);
  useEffect(() => {
    if (shop === 'failed') onSettled(side, 'failed');
  });
  if (!shop || shop === 'failed' || ids.length === 0) return null;
  return (
    <MiniaturesStudio
      document={drawn}
      ids={ids}
      shop={shop}
      onDrawn={(miniatures) => onSettled(side, miniatures)}
      onFailed={() => onSettled(side, 'failed')}
    />
  );
}

/** The shop as modules of the page in it need it; undefined until it is known. */
function useShopOf(page: PageSummary, beforeKey: string, before: PageDocument, shop: PreviewShop, isNeeded: boolean) {
  const query = { ...relatedQuery(useApi(), page, beforeKey, before), enabled: isNeeded };
  const { data, isError } = useQuery(query);
  return useMemo((): PreviewShop | 'failed' | undefined => {
    if (isError) return 'failed';
    const { current, ...rest } = shop;
    return data && { ...rest, related: data.related, ...(data.current && { current: data.current }) };
  }, [shop, data, isError]);
}
