import { parsePostalCode } from '@witryna/module-schemas/validation';
import { API_PREFIX } from '../config.ts';
import type { ParcelPoint, PointNetwork } from './parcel-point.ts';

/** A point with whether it can be chosen now. */
export interface CheckedPoint extends ParcelPoint {
  readonly isOperating: boolean;
  readonly takesPayment: boolean;
}

/** As the shop answers it. */
export interface WirePoint extends Omit<CheckedPoint, 'network'> {
  readonly provider: PointNetwork;
}

const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

/** A point by its code, operating or not; undefined when there is none. Rejects when the shop could not be asked. */
export async function loadPoint(network: PointNetwork, code: string): Promise<CheckedPoint | undefined> {
  const answer = await send(`/points/${network}/${encodeURIComponent(code)}`);
  if (answer.status === NOT_FOUND) return undefined;
  return toPoint(await bodyOf<WirePoint>(answer));
}

/** Towns of a postal code as it is typed, the most likely first; none when they could not be had. Never rejects. */
export async function townsOfPostcode(typed: string): Promise<readonly string[]> {
  const postcode = parsePostalCode(typed);
  if (postcode === undefined) return [];
  try {
    return (await readDelivery<{ readonly towns: readonly string[] }>(`/towns?postcode=${postcode}`)).towns;
  } catch {
    return [];
  }
}

/** A point as all here know it. */
export const toPoint = ({ provider, ...point }: WirePoint): CheckedPoint => ({ ...point, network: provider });

/** What the shop says of deliveries; rejects when it could not be asked. */
export const readDelivery = async <Body>(path: string, signal?: AbortSignal): Promise<Body> =>
  bodyOf(await send(path, signal));

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
