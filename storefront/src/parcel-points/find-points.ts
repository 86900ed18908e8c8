import type { PointNetwork } from './parcel-point.ts';
import { type CheckedPoint, readDelivery, toPoint, type WirePoint } from './points-api.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** What is looked for in a network. */
export interface PointQuestion {
  readonly network: PointNetwork;
  /** As typed. */
  readonly text?: string | undefined;
  /** From where; with it there is no text. */
  readonly near?: Place | undefined;
  /** Only where a parcel can be paid. */
  readonly onlyPayable: boolean;
  readonly page: number;
}

export type Unavailability = 'point-not-operating' | 'point-without-payment';

export interface FoundPoints {
  readonly points: readonly CheckedPoint[];
  readonly total: number;
  /** The point whose code was typed, which cannot be chosen: those found are around it. */
  readonly unavailable?: { readonly code: string; readonly reason: Unavailability } | undefined;
}

export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface PointCluster extends Place {
  readonly count: number;
  readonly bounds: Bounds;
}

export interface MapContent {
  readonly clusters: readonly PointCluster[];
  readonly points: readonly CheckedPoint[];
}

/** Points of one answer. */
export const PAGE_SIZE = 10;

/** Looks for points; rejects when the shop could not be asked. */
export async function findPoints(question: PointQuestion, signal: AbortSignal): Promise<FoundPoints> {
  const { network, text = '', near, onlyPayable, page } = question;
  const query = {
    provider: network,
    ...(near ? { lat: near.latitude.toFixed(4), lng: near.longitude.toFixed(4) } : { q: text }),
    ...(onlyPayable && { cod: 'true' }),
    page: String(page),
    pageSize: String(PAGE_SIZE),
  };
  type Answer = Omit<FoundPoints, 'points'> & { readonly items: readonly WirePoint[] };
  const { items, total, unavailable } = await readDelivery<Answer>(`/points?${new URLSearchParams(query)}`, signal);
  return { points: items.map(toPoint), total, unavailable };
}

/** Points of a part of the map; rejects when the shop could not be asked. */
export async function findOnMap(
  view: {
    readonly network: PointNetwork;
    readonly onlyPayable: boolean;
    readonly bounds: Bounds;
    readonly zoom: number;
  },
  signal: AbortSignal,
): Promise<MapContent> {
  const { south, west, north, east } = view.bounds;
  const query = {
    provider: view.network,
    south: String(south),
    west: String(west),
    north: String(north),
    east: String(east),
    zoom: String(view.zoom),
    ...(view.onlyPayable && { cod: 'true' }),
  };
  type Answer = Omit<MapContent, 'points'> & { readonly points: readonly WirePoint[] };
  const { clusters, points } = await readDelivery<Answer>(`/points/map?${new URLSearchParams(query)}`, signal);
  return { clusters, points: points.map(toPoint) };
}
