import {
  readHttpAddress,
  readLogLevel,
  readPort,
  readTrustProxy,
  SettingInvalid,
  type TrustProxy,
} from '@witryna/module-schemas';
import { serverConfig } from '../src/config.ts';
import { type CdnSettings, readCdnSettings } from './cdn/cdn-settings.ts';
import type { EarlyHintsUse } from './http/send-early-hints.ts';
import type { TlsFiles } from './tls/certificate.ts';

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
  /** Whose X-Forwarded-* is believed; by default that of a proxy on this machine. */
  readonly trustProxy: TrustProxy;
  /** Where this server ends TLS itself; without it plain HTTP is spoken, to a proxy in front. */
  readonly tls?: TlsFiles;
  /** The CDN in front, which stores pages and names the device of a request; by default there is none. */
  readonly cdn?: CdnSettings;
  /** The file with which Apple verifies the shop's domain for Apple Pay. */
  readonly appleDomainFile?: string;
  /** To whom early hints are sent. */
  readonly earlyHints: EarlyHintsUse;
  readonly logLevel: string;
  readonly times: ServerTimes;
}

/** How long things may take, in milliseconds. */
export interface ServerTimes {
  /** A page waits for the registry, over all that it asks. */
  readonly pageMs: number;
  /** The proxy waits for the registry's answer. */
  readonly proxyMs: number;
  /** The same where the registry waits for a payment provider. */
  readonly paymentProxyMs: number;
  /** A request arrives, its body included. */
  readonly requestMs: number;
  /** The server still answers after SIGTERM, while it says that it is not ready. */
  readonly stopDelayMs: number;
  /** Then it waits for requests under way. */
  readonly stopMs: number;
}

const DEFAULT_PORT = 3000;
const DEFAULT_REGISTRY_PORT = 4000;

/** Reads the environment; refuses one that cannot work. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ServerEnvironment {
  const host = env.HOST || '127.0.0.1';
  const cdn = readCdnSettings(env);
  const registryPort = readPort(env, 'REGISTRY_PORT', DEFAULT_REGISTRY_PORT);
  return {
    host,
    port: readPort(env, 'STOREFRONT_PORT', DEFAULT_PORT),
    registryUrl: readHttpAddress(env.REGISTRY_URL || `http://127.0.0.1:${registryPort}`, 'REGISTRY_URL'),
    ...(env.EVENTS_KEY && { eventsKey: env.EVENTS_KEY }),
    ...(env.STOREFRONT_SITE && { defaultSite: env.STOREFRONT_SITE }),
    ...(env.STOREFRONT_URL && { publicUrl: readHttpAddress(env.STOREFRONT_URL, 'STOREFRONT_URL') }),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    ...tlsOf(env),
    ...(cdn && { cdn }),
    ...(env.APPLE_PAY_DOMAIN_FILE && { appleDomainFile: env.APPLE_PAY_DOMAIN_FILE }),
    earlyHints: earlyHintsOf(env.EARLY_HINTS),
    logLevel: readLogLevel(env, 'warn'),
    times: {
      pageMs: millisecondsOf(env, 'PAGE_TIMEOUT_MS', serverConfig.pageTimeoutMs),
      proxyMs: millisecondsOf(env, 'PROXY_TIMEOUT_MS', serverConfig.proxyTimeoutMs),
      paymentProxyMs: millisecondsOf(env, 'PAYMENT_PROXY_TIMEOUT_MS', serverConfig.paymentProxyTimeoutMs),
      requestMs: millisecondsOf(env, 'REQUEST_TIMEOUT_MS', serverConfig.requestTimeoutMs),
      stopDelayMs: millisecondsOf(env, 'STOP_DELAY_MS', serverConfig.stopDelayMs),
      stopMs: millisecondsOf(env, 'STOP_TIMEOUT_MS', serverConfig.stopTimeoutMs),
    },
  };
}

const EARLY_HINTS: Readonly<Record<string, EarlyHintsUse>> = { '': 'http2', on: 'always', off: 'never' };

function earlyHintsOf(text = ''): EarlyHintsUse {
  const use = EARLY_HINTS[text];
  if (!use) throw new SettingInvalid(`EARLY_HINTS is ${text}: set it to on or off, or leave it out`);
  return use;
}

function tlsOf({ TLS_CERT: cert, TLS_KEY: key }: Readonly<Record<string, string | undefined>>): { tls?: TlsFiles } {
  if (!cert && !key) return {};
  if (!cert) throw new SettingInvalid('TLS_KEY is set but TLS_CERT is not: set both, or neither');
  if (!key) throw new SettingInvalid('TLS_CERT is set but TLS_KEY is not: set both, or neither');
  return { tls: { cert, key } };
}

/** A timer of Node's holds no more. */
const MOST_MS = 2 ** 31 - 1;

function millisecondsOf(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > MOST_MS)
    throw new SettingInvalid(`${name} is not a number of milliseconds: ${text}`);
  return value;
}
