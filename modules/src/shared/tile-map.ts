import type { MapTiles } from '@witryna/module-schemas';
import * as leaflet from 'leaflet';
import styles from './tile-map.module.css';

export { leaflet };

/** Nearer than this tiles show nothing more. */
export const MAX_ZOOM = 18;

export interface TileMapOptions {
  readonly tiles: MapTiles;
  readonly zoomTitles: { readonly in: string; readonly out: string };
  /** It only repeats what stands beside it: hidden from screen readers, and nothing in it takes the focus. */
  readonly isDecorative?: boolean;
  /** Called when not one of the first tiles came. */
  readonly onTilesFailed?: () => void;
}

/** A map in an element. The code is loaded by whoever shows one: it is larger than all else of a page. */
export function createTileMap(
  element: HTMLElement,
  { tiles, zoomTitles, isDecorative = false, onTilesFailed }: TileMapOptions,
): leaflet.Map {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.classList.add(styles.map ?? '');
  const map = leaflet.map(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: isDecorative,
    keyboard: !isDecorative,
    fadeAnimation: !still,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
  });
  leaflet.control.zoom({ position: 'topright', zoomInTitle: zoomTitles.in, zoomOutTitle: zoomTitles.out }).addTo(map);
  // A link without an address takes no focus; it is pressed all the same.
  if (isDecorative) for (const link of element.querySelectorAll('a')) link.removeAttribute('href');

  const layer = leaflet.tileLayer(tiles.url, { maxZoom: MAX_ZOOM });
  let hasTile = false;
  layer.on('tileload', () => {
    hasTile = true;
  });
  layer.once('load', () => {
    if (!hasTile) onTilesFailed?.();
  });
  layer.addTo(map);
  return map;
}
