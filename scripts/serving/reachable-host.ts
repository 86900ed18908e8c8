/** What stands for every address of the machine; the loopback is one of them. */
const EVERY_ADDRESS = ['0.0.0.0', '::', '[::]'];

/** The host under which this machine reaches a server that listens on `HOST`, as it stands in an address. */
export function reachableHost({ HOST: host }: Readonly<Record<string, string | undefined>>, loopback: string): string {
  if (!host || host === '127.0.0.1' || EVERY_ADDRESS.includes(host)) return loopback;
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
