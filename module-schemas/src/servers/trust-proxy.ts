import { SettingInvalid } from './settings.ts';

/**
 * Whose `X-Forwarded-*` is believed, as Fastify takes it: nobody's (`false`), everybody's (`true`), so many hops in
 * front of this server, or proxies by address (`loopback`, addresses and subnets, separated by commas).
 */
export type TrustProxy = boolean | number | string;

/** What is trusted where nothing is said: a proxy on this machine. */
const DEFAULT_TRUST_PROXY = 'loopback';

/** Far more proxies than any request passes through. */
const MOST_HOPS = 20;

/**
 * Reads `TRUST_PROXY`, which the registry and the storefront understand alike. A number counts hops: `1` takes the
 * address that the nearest proxy saw, so that what a client wrote into the header itself is not believed.
 *
 * @throws SettingInvalid on a number that is no count of hops, and on what is no address
 */
export function readTrustProxy(text = ''): TrustProxy {
  const value = text.trim();
  if (value === '') return DEFAULT_TRUST_PROXY;
  if (value === 'true') return true;
  if (value === 'false') return false;
  if (!/^-?[\d.]+$/.test(value) || value.split('.').length > 2) return requireAddresses(value);
  const hops = Number(value);
  if (!Number.isInteger(hops) || hops < 0 || hops > MOST_HOPS) {
    throw new SettingInvalid(
      `TRUST_PROXY is not a number of hops (0 to ${MOST_HOPS}), nor a list of addresses: ${value}`,
    );
  }
  return hops === 0 ? false : hops;
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** The list as it is given. What is no address in all its details is refused by the framework. */
function requireAddresses(list: string): string {
  for (const part of list.split(',').map((each) => each.trim())) {
    const isAddress = /^[\da-f.:/]+$/i.test(part) && /[.:]/.test(part);
    if (!isAddress && !NAMED_NETWORKS.includes(part)) {
      throw new SettingInvalid(`TRUST_PROXY has what is no address, subnet or number of hops: ${part || list}`);
    }
  }
  return list;
}

/**
 * The same for Fastify's option `trustProxy`. Fastify believes nobody where it is given a number, so a number becomes
 * a function: only the peers of the first hops are proxies.
 */
export function trustProxyOption(trust: TrustProxy): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}
