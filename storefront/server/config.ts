/** What the environment says; read once, at the start. */
export interface ServerEnvironment {
  readonly host: string;
  readonly port: number;
  /** Where the registry answers, without a slash at the end. */
  readonly registryUrl: string;
  /** Key of the registry's event stream; without one pages are revalidated on every request. */
  readonly eventsKey?: string;
  /** Code of the site that answers where neither host nor path name one. */
  readonly defaultSite?: string;
  /** The public origin, when the environment names it; decides about HSTS. */
  readonly publicUrl?: string;
  /** Whether a proxy in front tells the client's address. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
}

const DEFAULT_PORT = 3000;
const DEFAULT_REGISTRY_PORT = 4000;

/** Reads the environment; refuses one that cannot work. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ServerEnvironment {
  const host = env.HOST || '127.0.0.1';
  const registryPort = portOf(env.REGISTRY_PORT, DEFAULT_REGISTRY_PORT, 'REGISTRY_PORT');
  return {
    host,
    port: portOf(env.STOREFRONT_PORT, DEFAULT_PORT, 'STOREFRONT_PORT'),
    registryUrl: urlOf(env.REGISTRY_URL || `http://127.0.0.1:${registryPort}`, 'REGISTRY_URL'),
    ...(env.EVENTS_KEY && { eventsKey: env.EVENTS_KEY }),
    ...(env.STOREFRONT_SITE && { defaultSite: env.STOREFRONT_SITE }),
    ...(env.STOREFRONT_URL && { publicUrl: urlOf(env.STOREFRONT_URL, 'STOREFRONT_URL') }),
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    logLevel: env.LOG_LEVEL || 'warn',
  };
}

function portOf(text: string | undefined, fallback: number, name: string): number {
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is not a port: ${text}`);
  return port;
}

function urlOf(text: string, name: string): string {
  if (!URL.canParse(text)) throw new Error(`${name} is not an address: ${text}`);
  return text.replace(/\/+$/, '');
}
