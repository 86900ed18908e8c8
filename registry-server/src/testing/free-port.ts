import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out to connections (32,768 and up on Linux, 49,152 elsewhere): one of those may be
 * taken by a connection of anybody between being found and being listened on.
 */
const FIRST = 12_000;
const LAST = 32_000;

const given = new Set<number>();

/** A port of this machine on which nobody listens, for a server that has to be told one. Never the same twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    // Without an address: also where somebody listens on one address only, or on all of them.
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
