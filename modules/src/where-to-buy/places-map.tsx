import type { MapTiles } from '@witryna/module-schemas';
import { useEffect, useRef, useState } from 'react';
import type { leaflet } from '../shared/tile-map.ts';
import { useShop } from '../shop/shop.ts';
import { type FoundPlace, pointOf } from './find-places.ts';
import styles from './where-to-buy.module.css';

interface PlacesMapProps {
  readonly tiles: MapTiles;
  readonly places: readonly FoundPlace[];
}

const NEAR_ZOOM = 14;

/** The places on a map. Its code is loaded when it is first shown. */
export function PlacesMap({ tiles, places }: PlacesMapProps) {
  const { t } = useShop();
  const element = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  // The button that asked for the map is gone: whoever pressed it by a key goes on here.
  useEffect(() => element.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    let map: leaflet.Map | undefined;
    let isGone = false;
    drawMap()
      .then((drawn) => {
        map = drawn;
        if (isGone) map?.remove();
      })
      .catch(() => setFailed(true));
    return () => {
      isGone = true;
      map?.remove();
    };

    async function drawMap(): Promise<leaflet.Map | undefined> {
      const { createTileMap, leaflet } = await import('../shared/tile-map.ts');
      if (!element.current || isGone) return undefined;
      const drawn = createTileMap(element.current, {
        tiles,
        zoomTitles: { in: t('mapZoomIn'), out: t('mapZoomOut') },
      });
      // What the library itself says, it says in English.
      drawn.on('popupopen', ({ popup }) =>
        popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', t('close')),
      );
      const markers = places.flatMap(({ place, number }) => {
        const point = pointOf(place);
        if (!point) return [];
        const icon = leaflet.divIcon({ className: styles.marker ?? '', html: String(number + 1), iconSize: [32, 32] });
        const words = document.createElement('p');
        words.textContent = `${place.name}, ${place.street}, ${place.city}`;
        return [
          leaflet
            .marker([point.latitude, point.longitude], { icon, title: place.name })
            .on('add', ({ target }) => target.getElement()?.setAttribute('aria-label', place.name))
            .bindPopup(words),
        ];
      });
      const group = leaflet.featureGroup(markers).addTo(drawn);
      drawn.fitBounds(group.getBounds(), { maxZoom: NEAR_ZOOM, padding: [32, 32] });
      return drawn;
    }
  }, [tiles, places, t]);

  if (hasFailed) return <p role="status">{t('mapFailed')}</p>;
  const { attribution, attributionUrl } = tiles;
  return (
    <div className={styles.mapBox}>
      <section ref={element} className={styles.map} aria-label={t('map')} tabIndex={-1} />
      <p className={styles.attribution}>
        {attributionUrl ? (
          <a href={attributionUrl} rel="noopener">
            {attribution}
          </a>
        ) : (
          attribution
        )}
      </p>
    </div>
  );
}
