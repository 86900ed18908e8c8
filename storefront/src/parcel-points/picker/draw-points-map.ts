import { createTileMap, leaflet, MAX_ZOOM, type TileMapOptions } from '@witryna/modules/shared/tile-map';
import { type Bounds, findOnMap, type MapContent, type PointCluster, type PointQuestion } from '../find-points.ts';
import type { ParcelPoint } from '../parcel-point.ts';

interface PointsMapOptions extends Pick<TileMapOptions, 'tiles' | 'zoomTitles'> {
  readonly of: Pick<PointQuestion, 'network' | 'onlyPayable'>;
  /** Of marks; given, so that the names of the sheet are no file of their own. */
  readonly classNames: Readonly<Partial<Record<'cluster' | 'point' | 'selected', string>>>;
  /** Where it begins; the country where there are none. */
  readonly points: readonly ParcelPoint[];
  /** A point was pressed. */
  readonly onSelect: (point: ParcelPoint) => void;
  /** There is nothing to see: neither ground nor points. */
  readonly onFail: () => void;
}

export interface DrawnMap {
  /** Goes to where these are. */
  readonly show: (points: readonly ParcelPoint[]) => void;
  /** Marks one, and goes there if it is out of sight. */
  readonly select: (point: ParcelPoint | undefined) => void;
  readonly remove: () => void;
}

/** What is seen while nothing is looked for. */
const POLAND: leaflet.LatLngBoundsExpression = [
  [49, 14.1],
  [54.9, 24.2],
];
const NEAR_ZOOM = 15;
const PADDING: leaflet.PointTuple = [32, 32];
/** Bounds are asked for in steps of a quarter of the world's first tile, so that answers are found again in caches. */
const FIRST_STEP = 90;

/** Draws points on a map: those of the part that is seen, close ones as clusters, anew whenever it moves. */
export function drawPointsMap(
  element: HTMLElement,
  { tiles, zoomTitles, of, classNames, points: first, onSelect, onFail }: PointsMapOptions,
): DrawnMap {
  const map = createTileMap(element, { tiles, zoomTitles, isDecorative: true, onTilesFailed: onFail });
  const marks = leaflet.layerGroup().addTo(map);
  let content: MapContent = { clusters: [], points: [] };
  let selected: ParcelPoint | undefined;
  let shown: readonly ParcelPoint[] | undefined;
  let asking: AbortController | undefined;

  async function load() {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    const zoom = Math.round(map.getZoom());
    try {
      const found = await findOnMap({ ...of, zoom, bounds: boundsInSteps(map.getBounds(), zoom) }, own.signal);
      if (own.signal.aborted) return;
      content = found;
      draw();
    } catch {
      // The points before stay; the next move asks again.
    }
  }

  function draw() {
    marks.clearLayers();
    for (const cluster of content.clusters) marks.addLayer(markOfCluster(cluster));
    for (const point of content.points) if (point.code !== selected?.code) marks.addLayer(markOf(point, false));
    if (selected) marks.addLayer(markOf(selected, true));
  }

  function markOfCluster({ latitude, longitude, count, bounds }: PointCluster) {
    const mark = markAt({ latitude, longitude }, { className: classNames.cluster, size: 44, html: shortCount(count) });
    return mark.on('click', () => {
      const { south, west, north, east } = bounds;
      const isOnePlace = south === north && west === east;
      if (isOnePlace) map.setView([latitude, longitude], MAX_ZOOM);
      else
        map.fitBounds(
          [
            [south, west],
            [north, east],
          ],
          { padding: PADDING, maxZoom: MAX_ZOOM },
        );
    });
  }

  function markOf(point: ParcelPoint, isSelected: boolean) {
    const className = `${classNames.point} ${isSelected ? classNames.selected : ''}`;
    return markAt(point, { className, size: 36, html: '' }, isSelected ? 1_000 : 0).on('click', () => onSelect(point));
  }

  function show(points: readonly ParcelPoint[]) {
    if (points === shown || points.length === 0) return;
    shown = points;
    map.fitBounds(leaflet.latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude])), {
      maxZoom: NEAR_ZOOM,
      padding: PADDING,
    });
  }

  map.on('moveend', () => void load());
  if (first.length > 0) show(first);
  else map.fitBounds(POLAND);

  return {
    show,
    select(point) {
      selected = point;
      draw();
      if (!point) return;
      const place = leaflet.latLng(point.latitude, point.longitude);
      if (!map.getBounds().contains(place)) map.setView(place, Math.max(map.getZoom(), NEAR_ZOOM));
    },
    remove() {
      asking?.abort();
      map.remove();
    },
  };
}

function markAt(
  { latitude, longitude }: Pick<ParcelPoint, 'latitude' | 'longitude'>,
  {
    className = '',
    size,
    html,
  }: { readonly className?: string | undefined; readonly size: number; readonly html: string },
  zIndexOffset = 0,
) {
  const icon = leaflet.divIcon({ className, html, iconSize: [size, size] });
  return leaflet.marker([latitude, longitude], { icon, keyboard: false, zIndexOffset });
}

const shortCount = (count: number) => (count < 1_000 ? String(count) : `${Math.round(count / 1_000)}k`);

/** Bounds that hold what is seen, in steps that are the same for whoever looks at about the same. */
export function boundsInSteps(seen: leaflet.LatLngBounds, zoom: number): Bounds {
  const step = FIRST_STEP / 2 ** zoom;
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  return {
    south: Math.max(-90, down(seen.getSouth())),
    west: Math.max(-180, down(seen.getWest())),
    north: Math.min(90, up(seen.getNorth())),
    east: Math.min(180, up(seen.getEast())),
  };
}
