import { isIP } from 'node:net';
import { createKeptAnswers } from '../../../../integrations/cached-answers.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../time/durations.ts';
import type { OptionPicture, PaymentOption } from '../provider.ts';
import { pictureMime } from './picture-mime.ts';

const SERVICE = 'przelewy24';
const LARGEST_PICTURE_BYTES = 128 * 1024;
const KEPT = { freshMs: DAY_MS, staleMs: 30 * DAY_MS, pauseMs: HOUR_MS, most: 200 };

interface PictureSource {
  /** Host of the API. */
  readonly url: string;
  readonly timeoutMs: number;
  /** The ways that Przelewy24 offers; only their pictures are fetched. */
  readonly listed: () => Promise<readonly PaymentOption[]>;
  readonly now?: (() => number) | undefined;
}

/** Pictures of banks and wallets, by the numbers of the list: small, from the provider's own hosts, kept for a day. */
export function createP24Pictures({ url, timeoutMs, listed, now = Date.now }: PictureSource) {
  const kept = createKeptAnswers<OptionPicture>({ ...KEPT, now });
  /** When a picture that could not be had may be asked for again; no more of them than ways are listed. */
  const restUntil = new Map<string, number>();

  return async function picture(id: string): Promise<OptionPicture | undefined> {
    const option = (await listed()).find((each) => each.id === id);
    const address = option && (option.mobileImgUrl || option.imgUrl);
    if (!address || !isOfProvider(address, url) || now() < (restUntil.get(id) ?? 0)) return undefined;
    try {
      return await kept(address, () => fetchPicture(address, timeoutMs));
    } catch {
      restUntil.set(id, now() + MINUTE_MS);
      return undefined;
    }
  };
}

/** Whether an address lies at the provider: at the API's own origin, or by TLS at another host of its domain. */
export function isOfProvider(address: string, apiUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const [picture, api] = [new URL(address), new URL(apiUrl)];
  if (picture.username !== '' || picture.password !== '') return false;
  if (picture.origin === api.origin) return true;
  const labels = api.hostname.split('.');
  const isNamed = isIP(api.hostname.replace(/[[\]]/g, '')) === 0 && labels.length > 2;
  const domain = labels.slice(1).join('.');
  return isNamed && picture.protocol === 'https:' && picture.port === '' && picture.hostname.endsWith(`.${domain}`);
}

async function fetchPicture(address: string, timeoutMs: number): Promise<OptionPicture> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (response.status !== 200) throw new ServiceFailed(SERVICE, `status ${response.status} of a picture`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_PICTURE_BYTES) throw new ServiceFailed(SERVICE, 'a picture that is too large');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const mime = pictureMime(bytes);
  if (!mime) throw new ServiceFailed(SERVICE, 'a picture of an unknown kind');
  return { bytes, mime };
}
