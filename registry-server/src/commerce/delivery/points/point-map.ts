import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { keyList } from '../../../database/insert-many.ts';
import type { Tables } from '../../../database/tables.ts';
import type { DeliveryPoint, PointProvider } from './delivery-point.ts';
import type { CoordinateBox, Coordinates } from './geography.ts';
import { pointOf } from './points.store.ts';

/** A part of the map, as somebody looks at it. */
export interface MapView extends CoordinateBox {
  readonly provider: PointProvider;
  /** Of a map whose world is 256 pixels wide at 0 and doubles with each step. */
  readonly zoom: number;
  /** Only points where a parcel can be paid. */
  readonly takesPayment: boolean;
}

/** Points that lie too near to each other to be shown one by one. */
export interface PointCluster extends Coordinates {
  readonly count: number;
  /** The smallest box that holds all of them. */
  readonly bounds: CoordinateBox;
}

export interface MapContent {
  readonly clusters: readonly PointCluster[];
  /** Those that have a place of their own. */
  readonly points: readonly DeliveryPoint[];
}

/** Sides of a cell, in degrees. */
export interface GridCell {
  readonly high: number;
  readonly wide: number;
}

/** Sixty-four pixels of the map: what two marks need that do not overlap. */
const CELLS_OF_WORLD = 4;
/** Cells are square on the map at this latitude, the middle of Poland; one grid everywhere keeps clusters where they are. */
const LATITUDE_COSINE = Math.cos((52 * Math.PI) / 180);
/** Cells across and along, whatever view is asked for: so many clusters are answered and no more. */
const MOST_ACROSS = 16;
/** From here on houses are told apart, and so are points in one of them. */
const SEPARATE_ZOOM = 17;
const MOST_SEPARATE = 200;

/** The grid of a view: that of its zoom, or a coarser one where the view is larger than a screen. */
export function gridOf({ zoom, south, north, west, east }: CoordinateBox & { readonly zoom: number }): GridCell {
  const wide = 360 / CELLS_OF_WORLD / 2 ** zoom;
  const high = wide * LATITUDE_COSINE;
  const across = Math.max((east - west) / wide, (north - south) / high);
  const coarser = 2 ** Math.max(0, Math.ceil(Math.log2(across / MOST_ACROSS)));
  return { wide: wide * coarser, high: high * coarser };
}

/** Gives the points of a part of the map, those that lie close together as clusters. */
export function createPointMap(db: Db) {
  const within = ({ provider, takesPayment, south, north, west, east }: MapView) =>
    db
      .selectFrom('delivery_point')
      .where('provider', '=', provider)
      .where('isOperating', '=', true)
      .where((eb) => eb.between('latitude', south, north))
      .where((eb) => eb.between('longitude', west, east))
      .$if(takesPayment, (points) => points.where('takesPayment', '=', true));

  /** Points one by one; undefined when they are too many. */
  async function separate(view: MapView): Promise<readonly DeliveryPoint[] | undefined> {
    const rows = await within(view)
      .selectAll()
      .orderBy('id')
      .limit(MOST_SEPARATE + 1)
      .execute();
    return rows.length > MOST_SEPARATE ? undefined : rows.map(pointOf);
  }

  async function withIds(ids: readonly number[]): Promise<readonly DeliveryPoint[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('delivery_point')
      .selectAll()
      .where('id', 'in', keyList(ids))
      .orderBy('id')
      .execute();
    return rows.map(pointOf);
  }

  return async function pointsOnMap(view: MapView): Promise<MapContent> {
    const points = view.zoom >= SEPARATE_ZOOM ? await separate(view) : undefined;
    if (points) return { clusters: [], points };
    const cells = await within(view)
      .select(cellFacts)
      .groupBy(cellOf(gridOf(view)))
      .orderBy('id')
      .execute();
    return {
      clusters: cells
        .filter(({ count }) => count > 1)
        .map(({ count, latitude, longitude, id: _id, ...bounds }) => ({ latitude, longitude, count, bounds })),
      points: await withIds(cells.filter(({ count }) => count === 1).map(({ id }) => id)),
    };
  };
}

export type PointMap = ReturnType<typeof createPointMap>;

/** What is told of the points of a cell. */
const cellFacts = (eb: ExpressionBuilder<Tables, 'delivery_point'>) => [
  eb.fn.countAll<number>().as('count'),
  eb.fn.min<number>('id').as('id'),
  eb.fn.avg<number>('latitude').as('latitude'),
  eb.fn.avg<number>('longitude').as('longitude'),
  eb.fn.min<number>('latitude').as('south'),
  eb.fn.max<number>('latitude').as('north'),
  eb.fn.min<number>('longitude').as('west'),
  eb.fn.max<number>('longitude').as('east'),
];

const cellOf = ({ high, wide }: GridCell) => [
  sql`floor(latitude / ${sql.lit(high)})`,
  sql`floor(longitude / ${sql.lit(wide)})`,
];
