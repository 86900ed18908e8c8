import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { keyList } from '../../../database/insert-many.ts';
import type { Tables } from '../../../database/tables.ts';
import { type Paging, rowsOf } from '../../../http/paging.ts';
import { endOfPrefix } from '../../../text/words.ts';
import type { DeliveryPoint, PointProvider } from './delivery-point.ts';
import { boxAround, type Coordinates, distanceMeters } from './geography.ts';
import { parsePointQuery } from './point-query.ts';
import { pointOf } from './points.store.ts';
import { type PointRefusal, refusePoint } from './refuse-point.ts';

export interface PointSearch extends Paging {
  readonly provider: PointProvider;
  /** As typed: a town, a street, a postal code, a point's code. */
  readonly text: string;
  /** Where the shopper is; the nearest come first. */
  readonly near?: Coordinates;
  /** Only points where a parcel can be paid. */
  readonly takesPayment: boolean;
}

export interface FoundPoint extends DeliveryPoint {
  /** Metres to where the search was made from, or to the middle of the postal code. */
  readonly distance?: number;
}

export interface FoundPoints {
  readonly items: readonly FoundPoint[];
  readonly total: number;
  /** The point whose whole code was typed, where no such parcel can go to it; the items are then those around it. */
  readonly unavailable?: { readonly code: string; readonly reason: Exclude<PointRefusal, 'point-unknown'> };
}

type Points = SelectQueryBuilder<Tables, 'delivery_point', object>;

/** How far people go for a parcel; where there is nothing as near, farther. */
const RADII_M = [30_000, 120_000];
/** How much of a postal code is taken when nobody has the whole: the street, the district, the region. */
const POSTCODE_LENGTHS = [6, 5, 4, 2];
const NOTHING: FoundPoints = { items: [], total: 0 };

/** Looks for points that operate in the shop's own list. */
export function createPointSearch(db: Db) {
  return async function searchPoints(search: PointSearch): Promise<FoundPoints> {
    const query = parsePointQuery(search.text);
    if (query.kind === 'postcode') {
      const centre = search.near ?? (await middleOf(search.provider, query.prefix));
      return centre ? nearest(search, centre) : NOTHING;
    }
    if (query.kind === 'code') {
      const around = await aroundUnavailable(search, query.prefix);
      if (around) return around;
      const byCode = await pageOf(search, operating(search).where(begins('code', query.prefix)), 'code');
      if (byCode.total > 0) return byCode;
    }
    if (query.kind === 'all') {
      return search.near ? nearest(search, search.near) : pageOf(search, operating(search), { begun: '' });
    }
    const { words } = query;
    if (words.length === 0) return NOTHING;
    const matching = words.reduce((points, word) => points.where(hasWord(search.provider, word)), operating(search));
    return search.near
      ? nearestOf(search, matching, search.near)
      : pageOf(search, matching, { begun: words.join(' ') });
  };

  /** The nearest to a point that cannot be chosen; undefined when it can, and when there is none of the code. */
  async function aroundUnavailable(search: PointSearch, code: string): Promise<FoundPoints | undefined> {
    const point = await db
      .selectFrom('delivery_point')
      .selectAll()
      .where('provider', '=', search.provider)
      .where('code', '=', code)
      .executeTakeFirst();
    const reason = point && refusePoint(pointOf(point), { cashOnDelivery: search.takesPayment });
    if (!point || !reason || reason === 'point-unknown') return undefined;
    return { ...(await nearest(search, point)), unavailable: { code, reason } };
  }

  function operating({ provider, takesPayment }: PointSearch): Points {
    return db
      .selectFrom('delivery_point')
      .where('provider', '=', provider)
      .where('isOperating', '=', true)
      .$if(takesPayment, (points) => points.where('takesPayment', '=', true));
  }

  /** By code, or in the order of towns and streets; first those whose town begins with what was typed. */
  async function pageOf(
    search: PointSearch,
    matching: Points,
    order: 'code' | { begun: string },
  ): Promise<FoundPoints> {
    const begun = order === 'code' ? '' : order.begun;
    const { limit, offset } = rowsOf(search);
    const [rows, { total }] = await Promise.all([
      matching
        .selectAll()
        .$if(begun !== '', (points) =>
          points.orderBy((eb) => eb.case().when(begins('sortText', begun)(eb)).then(sql.lit(0)).else(sql.lit(1)).end()),
        )
        .$if(order !== 'code', (points) => points.orderBy('sortText'))
        .orderBy('code')
        .limit(limit)
        .offset(offset)
        .execute(),
      matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { items: rows.map(pointOf), total };
  }

  async function nearest(search: PointSearch, centre: Coordinates): Promise<FoundPoints> {
    for (const radius of RADII_M) {
      const { south, north, west, east } = boxAround(centre, radius);
      const around = operating(search)
        .where((eb) => eb.between('latitude', south, north))
        .where((eb) => eb.between('longitude', west, east));
      const found = await nearestOf(search, around, centre, radius);
      if (found.total > 0) return found;
    }
    return NOTHING;
  }

  async function nearestOf(search: PointSearch, matching: Points, centre: Coordinates, radius = Infinity) {
    const { limit, offset } = rowsOf(search);
    const places = await matching.select(['id', 'latitude', 'longitude']).execute();
    const sorted = places
      .map(({ id, ...place }) => ({ id, distance: Math.round(distanceMeters(centre, place)) }))
      .filter(({ distance }) => distance <= radius)
      .sort((a, b) => a.distance - b.distance || a.id - b.id);
    return { items: await withIds(sorted.slice(offset, offset + limit)), total: sorted.length };
  }

  async function withIds(places: readonly { readonly id: number; readonly distance: number }[]): Promise<FoundPoint[]> {
    if (places.length === 0) return [];
    const ids = keyList(places.map(({ id }) => id));
    const rows = await db.selectFrom('delivery_point').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return places.flatMap(({ id, distance }) => {
      const row = byId.get(id);
      return row ? [{ ...pointOf(row), distance }] : [];
    });
  }

  /** The middle of the points of a postal code, or of the smallest area around it that has any. */
  async function middleOf(provider: PointProvider, typed: string): Promise<Coordinates | undefined> {
    for (const length of POSTCODE_LENGTHS.filter((each) => each <= typed.length)) {
      const middle = await db
        .selectFrom('delivery_point')
        .where('provider', '=', provider)
        .where(begins('postcode', typed.slice(0, length)))
        .select((eb) => [
          eb.fn.avg<number | null>('latitude').as('latitude'),
          eb.fn.avg<number | null>('longitude').as('longitude'),
        ])
        .executeTakeFirst();
      const { latitude, longitude } = middle ?? {};
      if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude };
    }
    return undefined;
  }
}

export type PointSearcher = ReturnType<typeof createPointSearch>;

type PointExpression = ExpressionBuilder<Tables, 'delivery_point'>;

/** The column begins with the text, byte by byte. */
function begins(column: 'code' | 'postcode' | 'sortText', text: string) {
  return (eb: PointExpression) => eb.and([eb(column, '>=', text), eb(column, '<', endOfPrefix(text))]);
}

/** A list of ids rather than `exists`: the rarest word decides where the database begins. */
function hasWord(provider: PointProvider, word: string) {
  return (eb: PointExpression) =>
    eb(
      'delivery_point.id',
      'in',
      eb
        .selectFrom('delivery_point_word')
        .select('pointId')
        .where('delivery_point_word.provider', '=', provider)
        .where('word', '>=', word)
        .where('word', '<', endOfPrefix(word)),
    );
}
