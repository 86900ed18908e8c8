type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Why the shop is reachable from other machines; undefined when it is not. */
export function publicBecause(env: Environment): string | undefined {
  for (const name of ['HOST', 'STANDINS_HOST'] as const) {
    const host = env[name];
    if (host && !LOOPBACK.test(host)) return `${name}=${host}`;
  }
  for (const name of ['STOREFRONT_URL', 'STANDINS_URL'] as const) {
    const url = env[name];
    if (url && /^https:/i.test(url)) return `${name}=${url}`;
  }
  return undefined;
}

/** Thrown when stand-ins would run beside a publicly reachable shop; the message is shown to the person who starts it. */
export class StandInsRefused extends Error {
  constructor(reason: string) {
    super(
      `The shop is open to others (${reason}), and the demo's stand-ins are not for that: their mailbox shows every mail, links for new passwords too, and anybody signs in and pays there as anybody. Set DEMO=off and configure the real services (docs/operations.md), or DEMO=on to run the demo in public all the same.`,
    );
    this.name = 'StandInsRefused';
  }
}
