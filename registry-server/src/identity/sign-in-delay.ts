const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;

/** Failures older than this are forgotten. */
export const FAILURE_MEMORY_MS = 15 * 60_000;

/**
 * How long the next attempt has to wait. It grows, but never becomes a lock-out:
 * otherwise anybody could keep anybody else out.
 */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY_MS);
}

/** The network of a client: one customer of a provider has a whole /64 of IPv6 addresses to choose from. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  return ip.includes(':') ? expandIpv6(ip).slice(0, 4).join(':') : ip;
}

function expandIpv6(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
}
