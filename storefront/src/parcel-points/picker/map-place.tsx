import type { MapTiles } from '@witryna/module-schemas';
import { useEffect, useRef, useState } from 'react';
import { fillIn } from '../../i18n/messages.ts';
import type { PointQuestion } from '../find-points.ts';
import type { ParcelPoint } from '../parcel-point.ts';
import type { DrawnMap } from './draw-points-map.ts';
import styles from './map-place.module.css';
import type { PointLocale } from './point-locale.ts';

interface MapPlaceProps {
  readonly tiles: MapTiles;
  readonly isAsked: boolean;
  readonly onAsk: () => void;
  readonly of: Pick<PointQuestion, 'network' | 'onlyPayable'>;
  /** Those of the list: the map shows where they are. */
  readonly points: readonly ParcelPoint[];
  readonly selected: ParcelPoint | undefined;
  readonly locale: PointLocale;
  readonly onSelect: (point: ParcelPoint) => void;
  /** There is no map after all. */
  readonly onFail: () => void;
}

/** Where the map is, once somebody has asked for it; before that, from whom it would come. */
export function MapPlace({ tiles, isAsked, onAsk, locale: { texts }, ...rest }: MapPlaceProps) {
  const { attribution, attributionUrl } = tiles;
  return (
    <div className={styles.root} data-asked={isAsked || undefined}>
      {!isAsked && (
        <p className={styles.offer}>
          <button type="button" className={styles.button} onClick={onAsk}>
            {texts.showMap}
          </button>
          <span>{fillIn(texts.mapSource, { host: hostOfTiles(tiles) })}</span>
        </p>
      )}
      {isAsked && (
        <>
          <PointsMap {...rest} tiles={tiles} texts={texts} />
          <p className={styles.attribution}>
            {attributionUrl ? (
              <a href={attributionUrl} target="_blank" rel="noopener">
                {attribution}
              </a>
            ) : (
              attribution
            )}
          </p>
        </>
      )}
    </div>
  );
}

type PointsMapProps = Omit<MapPlaceProps, 'isAsked' | 'onAsk' | 'locale'> & { readonly texts: PointLocale['texts'] };

/** The map. The list beside it tells the same, so that it is for the eye alone. */
function PointsMap({ tiles, texts, of, points, selected, onSelect, onFail }: PointsMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap>();
  const latest = useRef({ of, points, onSelect, onFail });
  latest.current = { of, points, onSelect, onFail };

  useEffect(() => {
    let map: DrawnMap | undefined;
    let isGone = false;
    import('./draw-points-map.ts').then(
      ({ drawPointsMap }) => {
        if (isGone || !element.current) return;
        map = drawPointsMap(element.current, {
          tiles,
          zoomTitles: { in: texts.zoomIn, out: texts.zoomOut },
          of: latest.current.of,
          points: latest.current.points,
          classNames: { cluster: styles.cluster, point: styles.point, selected: styles.selected },
          onSelect: (point) => latest.current.onSelect(point),
          onFail: () => latest.current.onFail(),
        });
        setDrawn(map);
      },
      () => {
        if (!isGone) latest.current.onFail();
      },
    );
    return () => {
      isGone = true;
      map?.remove();
    };
  }, [tiles, texts]);

  useEffect(() => drawn?.show(points), [drawn, points]);
  useEffect(() => drawn?.select(selected), [drawn, selected]);

  return (
    <div className={styles.box} aria-hidden="true">
      <div ref={element} className={styles.map} />
    </div>
  );
}

/** Who learns of whoever sees the map. */
export const hostOfTiles = ({ url }: MapTiles) => url.replace('{s}.', '').split('/')[2] ?? '';
