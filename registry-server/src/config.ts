import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  readHttpAddress,
  readLogLevel,
  readNumber,
  readPort,
  readPositiveNumber,
  readTrustProxy,
  SettingInvalid,
  type TrustProxy,
} from '@witryna/module-schemas';
import { type PaymentsConfig, readPayments } from './commerce/payments/payments-config.ts';
import { readShippingLabels, type ShippingLabelsConfig } from './commerce/shipping-labels/shipping-labels-config.ts';
import { engineOfUrl } from './database/dialects.ts';
import { readSsoConfig, type SsoConfig } from './identity/customers/sso/sso-config.ts';
import { type IntegrationsConfig, readIntegrations } from './integrations/integrations-config.ts';
import { type LimitRules, readLimitRules } from './rate-limits/index.ts';
import { MINUTE_MS } from './time/durations.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Sender of mails where the environment names none: an address that nobody can answer. */
export const DEMO_SENDER = 'Rosa i Len <sklep@rosailen.example>';
const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * 1024;

/** Everything that the environment may say, read once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** `postgres://…` or the path of an SQLite file. */
  readonly databaseUrl: string;
  /** Folder of what the server keeps beside the database. */
  readonly dataDir: string;
  /** Origin of the shop, for addresses shown to people. */
  readonly storefrontUrl: string;
  /** Address of the editor, for links in mails to staff; without a slash at its end. */
  readonly editorUrl: string;
  /** Origins from which staff may write, beside the one they call. */
  readonly staffOrigins: readonly string[];
  /** Key with which the storefront listens for changes. */
  readonly eventsKey: string;
  /** Key of the links to orders, the same on all servers of a shop; without one a file beside the data has it. */
  readonly linksKey?: string;
  /** Key of what the database keeps sealed, the same on all servers of a shop; without one a file beside the data has it. */
  readonly secretsKey?: string;
  /** Whether this start makes its key the one that counts, where the former one is lost. */
  readonly replacesSecretsKey: boolean;
  /** First administrator; without a password one is made up and shown once. */
  readonly adminEmail: string;
  readonly adminPassword?: string;
  /** The editor's built files. */
  readonly editorDir: string;
  /** Mail server, `smtp://user:password@host:587`; without one mails wait in the outbox. */
  readonly smtpUrl?: string;
  /** Sender of all mails. */
  readonly mailFrom: string;
  readonly integrations: IntegrationsConfig;
  readonly payments: PaymentsConfig;
  readonly shippingLabels: ShippingLabelsConfig;
  /** Providers that customers may sign in through. */
  readonly sso: SsoConfig;
  /**
   * Whose X-Forwarded-* is believed; by default the storefront, or another proxy, on this machine.
   * Limits and delays are counted by what results, so a client must not be able to choose it.
   */
  readonly trustProxy: TrustProxy;
  /** The search's synonyms; the file tells its own form. */
  readonly synonymsFile: string;
  readonly logLevel: string;
  readonly carts: {
    /** How often carts that have ended are removed. */
    readonly cleaningMs: number;
    readonly cleaningBatch: number;
    /** Most batches of one run. */
    readonly cleaningBatches: number;
  };
  readonly compareLists: {
    /** Days that a guest's list is kept since it was last changed. */
    readonly guestDays: number;
    /** How often those that are older are removed. */
    readonly cleaningMs: number;
    readonly batch: number;
    /** Most batches of one run. */
    readonly batches: number;
  };
  readonly webhooks: {
    /** Whether webhooks may go to this machine and its neighbours, and without TLS: for demos and tests. */
    readonly allowPrivate: boolean;
    readonly timeoutMs: number;
  };
  readonly limits: {
    /** Largest body of a request, in bytes; uploads have their own. */
    readonly bodyBytes: number;
    /** Largest picture or document that is uploaded, in bytes. */
    readonly uploadBytes: number;
    readonly videoBytes: number;
    /** Largest memory of built registry answers, in bytes. */
    readonly answersBytes: number;
    /** How long a request may take to arrive, its body included; uploads have their own times. */
    readonly requestTimeoutMs: number;
    /** How often connections are searched for requests that have not arrived in time. */
    readonly connectionsCheckMs: number;
    /** How long an upload may stand still, and how long it may take in all. */
    readonly uploadSilenceMs: number;
    readonly uploadTimeoutMs: number;
    /** How long a server that was told to stop (SIGTERM) still takes requests, while it says that it is not ready. */
    readonly stopDelayMs: number;
    /** How long it then waits for requests under way. */
    readonly stopTimeoutMs: number;
    /** Widens what one network may ask of accounts (signing up, mails, checks of addresses); for load tests. */
    readonly customerFactor: number;
    /** What may be tried how often, on all nodes together; widened by the factor. */
    readonly rates: LimitRules;
  };
  readonly graphql: {
    /** Levels of fields in one document. */
    readonly depth: number;
    /** What one document may cost, about microseconds of CPU; weighed in `graphql/limits`. */
    readonly cost: number;
    /** Fields of Query or Mutation in one request. */
    readonly rootFields: number;
    /** Names under which one field may be asked for in one place. */
    readonly aliases: number;
    /** Words and signs of one document. */
    readonly tokens: number;
    /** Fields of one document, those of a fragment counted as often as it is spread. */
    readonly fields: number;
    /** Characters of one document. */
    readonly documentLength: number;
    /** Characters of one text in a document or its variables. */
    readonly stringLength: number;
    /** Largest body of a request, in bytes. */
    readonly bodyBytes: number;
    /** Whether the schema may be asked for. */
    readonly introspection: boolean;
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

const isOfFile = (url: string) => url.startsWith('file:') || !url.includes('://');

/** The database's address, which may have a password and is not repeated in the message. */
function databaseUrlOf(url: string): string {
  if (isOfFile(url) || engineOfUrl(url) === 'postgres') return url;
  throw new SettingInvalid('DATABASE_URL is neither an address that begins with postgres:// nor the path of a file');
}

/** The mail server's address, with a password as a rule. */
function smtpUrlOf(url: string): string {
  if (URL.canParse(url) && ['smtp:', 'smtps:'].includes(new URL(url).protocol)) return url;
  throw new SettingInvalid('SMTP_URL is not an address that begins with smtp:// or smtps://');
}

/**
 * Reads the environment.
 *
 * @throws SettingInvalid on a value that makes no sense
 */
export function readConfig(env: Environment = process.env): Config {
  const dataDir = resolve(ROOT, env.DATA_DIR || 'data');
  const port = readPort(env, 'REGISTRY_PORT', 4000);
  const localUrl = `http://localhost:${readPort(env, 'STOREFRONT_PORT', 3000)}`;
  const storefrontUrl = readHttpAddress(env.STOREFRONT_URL || localUrl, 'STOREFRONT_URL');
  return {
    host: env.HOST || '127.0.0.1',
    port,
    databaseUrl: databaseUrlOf(env.DATABASE_URL || join(dataDir, 'witryna.db')),
    dataDir,
    storefrontUrl,
    editorUrl: readHttpAddress(env.EDITOR_URL || `http://localhost:${port}/editor`, 'EDITOR_URL').replace(/\/$/, ''),
    staffOrigins: (env.STAFF_ORIGINS || '').split(',').filter(Boolean),
    // A key made up on the spot: without one from outside nobody can listen.
    eventsKey: env.EVENTS_KEY || randomBytes(32).toString('base64url'),
    ...(env.ORDER_LINKS_KEY ? { linksKey: env.ORDER_LINKS_KEY } : {}),
    ...(env.SECRETS_KEY ? { secretsKey: env.SECRETS_KEY } : {}),
    replacesSecretsKey: env.SECRETS_KEY_REPLACE === 'on',
    adminEmail: env.ADMIN_EMAIL || 'admin@rosailen.example',
    ...(env.ADMIN_PASSWORD ? { adminPassword: env.ADMIN_PASSWORD } : {}),
    editorDir: resolve(ROOT, env.EDITOR_DIR || 'editor/dist'),
    ...(env.SMTP_URL ? { smtpUrl: smtpUrlOf(env.SMTP_URL) } : {}),
    mailFrom: env.MAIL_FROM || DEMO_SENDER,
    integrations: readIntegrations(env),
    payments: readPayments(env, storefrontUrl),
    shippingLabels: readShippingLabels(env),
    sso: readSsoConfig(env),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    synonymsFile: resolve(ROOT, env.SYNONYMS_FILE || 'registry-server/seed/search/synonimy.txt'),
    logLevel: readLogLevel(env, 'info'),
    carts: {
      cleaningMs: readPositiveNumber(env, 'CART_CLEANING_MINUTES', 10) * MINUTE_MS,
      cleaningBatch: readPositiveNumber(env, 'CART_CLEANING_BATCH', 200),
      cleaningBatches: readPositiveNumber(env, 'CART_CLEANING_BATCHES', 50),
    },
    compareLists: {
      guestDays: readNumber(env, 'COMPARE_LIST_GUEST_DAYS', 30),
      cleaningMs: readPositiveNumber(env, 'COMPARE_LIST_CLEANING_MINUTES', 60) * MINUTE_MS,
      batch: 200,
      batches: 50,
    },
    webhooks: {
      allowPrivate: env.WEBHOOKS_ALLOW_PRIVATE === 'on',
      timeoutMs: readPositiveNumber(env, 'WEBHOOK_TIMEOUT_MS', 10_000),
    },
    limits: {
      bodyBytes: readPositiveNumber(env, 'MAX_BODY_MB', 4) * MEBIBYTE,
      uploadBytes: readPositiveNumber(env, 'MAX_UPLOAD_MB', 20) * MEBIBYTE,
      videoBytes: readPositiveNumber(env, 'MAX_VIDEO_MB', 200) * MEBIBYTE,
      answersBytes: readNumber(env, 'ANSWERS_MEMORY_MB', 48) * MEBIBYTE,
      requestTimeoutMs: readNumber(env, 'REQUEST_TIMEOUT_MS', 30_000),
      connectionsCheckMs: readPositiveNumber(env, 'CONNECTIONS_CHECK_MS', 2_500),
      uploadSilenceMs: readPositiveNumber(env, 'UPLOAD_SILENCE_MS', 10_000),
      uploadTimeoutMs: readPositiveNumber(env, 'UPLOAD_TIMEOUT_MS', 60 * MINUTE_MS),
      stopDelayMs: readNumber(env, 'STOP_DELAY_MS', 0),
      stopTimeoutMs: readNumber(env, 'STOP_TIMEOUT_MS', 10_000),
      customerFactor: readPositiveNumber(env, 'CUSTOMER_LIMITS_FACTOR', 1),
      rates: readLimitRules(env, readPositiveNumber(env, 'CUSTOMER_LIMITS_FACTOR', 1)),
    },
    graphql: {
      depth: readPositiveNumber(env, 'GRAPHQL_MAX_DEPTH', 20),
      cost: readPositiveNumber(env, 'GRAPHQL_MAX_COST', 50_000),
      rootFields: readPositiveNumber(env, 'GRAPHQL_MAX_ROOT_FIELDS', 20),
      aliases: readPositiveNumber(env, 'GRAPHQL_MAX_ALIASES', 10),
      tokens: readPositiveNumber(env, 'GRAPHQL_MAX_TOKENS', 2_500),
      fields: readPositiveNumber(env, 'GRAPHQL_MAX_FIELDS', 1_500),
      documentLength: readPositiveNumber(env, 'GRAPHQL_MAX_DOCUMENT_KB', 32) * KIBIBYTE,
      stringLength: readPositiveNumber(env, 'GRAPHQL_MAX_STRING', 20_000),
      bodyBytes: readPositiveNumber(env, 'GRAPHQL_MAX_BODY_KB', 128) * KIBIBYTE,
      introspection: env.GRAPHQL_INTROSPECTION !== 'off',
    },
  };
}
