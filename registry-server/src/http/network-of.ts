/** The network of a client address: one client can use a whole /64 of IPv6 addresses. */
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
