import { startTemporaryShop } from '../../scripts/serving/temporary-shop.ts';
import { type StaffSession, signIn } from './staff-session.ts';

interface Placed {
  readonly id: string;
  readonly driver: string;
  readonly settings: object;
}

/** What the benchmark knows of a page; the rest is carried along as it came. */
export interface RegistryAnswer {
  readonly data: {
    readonly slots: Readonly<Record<'top' | 'main' | 'bottom', readonly string[]>>;
    readonly containers: Readonly<Record<string, Placed>>;
  };
}

/** The demo shop, in the state in which its pages are measured. */
export interface MeasuredShop {
  readonly url: string;
  readonly registryUrl: string;
  /** Its administrator. */
  readonly staff: StaffSession;
  /** What the registry answers for a page. */
  answerOf(path: string): Promise<RegistryAnswer>;
  /** Empties the storefront's memory of pages; resolves once it is empty. */
  evictPages(): Promise<void>;
  /** Requests a page until it is served from memory, as a browser of this name. */
  keepInMemory(path: string, userAgent: string): Promise<void>;
  stop(): Promise<void>;
}

/** A page that is never measured; it shows when the storefront has heard of a change. */
const WITNESS = '/polityka-prywatnosci';
const EVICTION_TIMEOUT_MS = 10_000;
/** Pages of the same kinds as the measured ones: a server that has been running for a while has compiled its code. */
const NEIGHBOURS = ['/kontakt', '/cialo', '/makijaz', '/poradnik', '/krem-na-dzien-z-platkow-rozy', WITNESS];
const WARM_UP_ROUNDS = 20;
/** Only a page that is requested a second time is kept, and the better compressed form comes after that. */
const REQUESTS_UNTIL_KEPT = 5;
/** Chromium's; the storefront chooses among these. */
const ENCODINGS = 'gzip, deflate, br, zstd';

interface Site {
  readonly code: string;
  readonly name: string;
}

/** Starts the shop and warms up the storefront. */
export async function openMeasuredShop(): Promise<MeasuredShop> {
  const { registryUrl, storefrontUrl: url, admin, stop } = await startTemporaryShop();
  const answerOf = async (path: string) =>
    (await (await fetch(`${registryUrl}/registry${path}`)).json()) as RegistryAnswer;
  const read = async (path: string, userAgent = '') => {
    const response = await fetch(url + path, { headers: { 'accept-encoding': ENCODINGS, 'user-agent': userAgent } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return text;
  };
  try {
    const staff = await signIn(registryUrl, admin.email, admin.password);
    const { items } = await staff.call<{ items: Site[] }>('GET', '/staff/sites');
    const site = items.find(({ code }) => code === 'pl');
    if (!site) throw new Error('The demo shop has no site pl');
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await Promise.all(NEIGHBOURS.map((path) => read(path)));
    let changes = 0;
    return {
      url,
      registryUrl,
      staff,
      answerOf,
      stop,
      async evictPages() {
        changes += 1;
        const postfix = `${site.name} ${changes}`;
        await staff.call('PUT', `/staff/sites/${site.code}`, siteInput(site, postfix));
        const deadline = performance.now() + EVICTION_TIMEOUT_MS;
        while (!(await read(WITNESS)).includes(postfix)) {
          if (performance.now() > deadline) throw new Error('The storefront did not hear of a change of its site');
        }
      },
      async keepInMemory(path, userAgent) {
        for (let request = 0; request < REQUESTS_UNTIL_KEPT; request += 1) await read(path, userAgent);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A site as it is written: a changed postfix of titles changes every page, so the storefront drops all of them. */
function siteInput(site: Site, postfix: string): object {
  const { code: _code, id: _id, revision: _revision, ...rest } = site as Site & { id: number; revision: number };
  return { ...rest, postfix };
}
