import { parsePostalCode } from '@witryna/module-schemas/validation';
import { API_PREFIX } from '../config.ts';
import type { ParcelPoint, PointNetwork } from './parcel-point.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point with whether it can be chosen now. */
export interface CheckedPoint extends ParcelPoint {
  readonly isOperating: boolean;
  readonly takesPayment: boolean;
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

/** As the shop answers it. */
interface WirePoint extends Omit<CheckedPoint, 'network'> {
  readonly provider: PointNetwork;
}

/** Points of one answer. */
export const PAGE_SIZE = 10;
const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

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
  const { items, total, unavailable } = await read<Answer>(`/points?${new URLSearchParams(query)}`, signal);
  return { points: items.map(fromWire), total, unavailable };
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
  const { clusters, points } = await read<Answer>(`/points/map?${new URLSearchParams(query)}`, signal);
  return { clusters, points: points.map(fromWire) };
}

/** A point by its code, operating or not; undefined when there is none. Rejects when the shop could not be asked. */
export async function loadPoint(network: PointNetwork, code: string): Promise<CheckedPoint | undefined> {
  const answer = await send(`/points/${network}/${encodeURIComponent(code)}`);
  if (answer.status === NOT_FOUND) return undefined;
  return fromWire(await bodyOf<WirePoint>(answer));
}

/** Towns of a postal code as it is typed, the most likely first; none when they could not be had. Never rejects. */
export async function townsOfPostcode(typed: string): Promise<readonly string[]> {
  const postcode = parsePostalCode(typed);
  if (postcode === undefined) return [];
  try {
    return (await read<{ readonly towns: readonly string[] }>(`/towns?postcode=${postcode}`)).towns;
  } catch {
    return [];
  }
}

const fromWire = ({ provider, ...point }: WirePoint): CheckedPoint => ({ ...point, network: provider });

const read = async <Body>(path: string, signal?: AbortSignal): Promise<Body> => bodyOf(await send(path, signal));

async function bodyOf<Body>(answer: Response): Promise<Body> {
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`);
  return answer.json();
}

/** Asks; given up by its signal, and after a while in any case. */
async function send(path: string, signal?: AbortSignal): Promise<Response> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal?.addEventListener('abort', stop);
  try {
    return await fetch(`${API_PREFIX}/delivery${path}`, { signal: stopping.signal });
  } finally {
    clearTimeout(timer);
  }
}
