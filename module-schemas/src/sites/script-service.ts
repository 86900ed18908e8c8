import { isRecord } from '../is-record.ts';

/** A script of another company that pages load once their visitor allows it. */
export interface ScriptService {
  /** Whose data it is: the key of an API, the id of a container. It is public. */
  readonly key: string;
  /** Where the script lies. */
  readonly endpoint: string;
  /** Origins besides the one of the script that it loads from or sends to. */
  readonly origins?: readonly string[];
  /** Whether it writes style elements into the page, which the policy of a page refuses otherwise. */
  readonly hasOwnStyles?: boolean;
}

export const MAX_SERVICE_KEY_LENGTH = 100;
export const MAX_ENDPOINT_LENGTH = 300;
export const MOST_ORIGINS = 10;

/** What is said of one that lacks a key or has no address. */
export const SCRIPT_SERVICE_RULE = 'Marketing widget config needs a non-empty key and a valid endpoint URL';

const KEY = /^[\w.:-]+$/;
/** Without encryption on the machine itself alone, where stand-ins listen. */
const ORIGIN = /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::[0-9]{1,5})?$/;
/** What may follow the origin: nothing that a content security policy would read as its own. */
const PATH = /^\/[\w./~%@-]*$/;

export function isServiceKey(key: string): boolean {
  return key.length <= MAX_SERVICE_KEY_LENGTH && KEY.test(key);
}

/** Whether a script can be loaded from this address. */
export function isServiceEndpoint(endpoint: string): boolean {
  const origin = originOf(endpoint);
  return endpoint.length <= MAX_ENDPOINT_LENGTH && isServiceOrigin(origin) && PATH.test(endpoint.slice(origin.length));
}

/** Whether a policy can name this as an origin. */
export function isServiceOrigin(origin: string): boolean {
  return origin.length <= MAX_ENDPOINT_LENGTH && ORIGIN.test(origin);
}

/** All origins of a service, its script's first. */
export function serviceOrigins({ endpoint, origins = [] }: ScriptService): readonly string[] {
  return [...new Set([originOf(endpoint), ...origins])];
}

/** Reads one from settings; undefined where there is none, or none that could work. */
export function scriptServiceOf(value: unknown): ScriptService | undefined {
  if (!isRecord(value)) return undefined;
  const { key, endpoint, origins, hasOwnStyles } = value;
  if (typeof key !== 'string' || !isServiceKey(key)) return undefined;
  if (typeof endpoint !== 'string' || !isServiceEndpoint(endpoint)) return undefined;
  const given: readonly unknown[] = Array.isArray(origins) ? origins : [];
  const known = given.flatMap((origin) => (typeof origin === 'string' && isServiceOrigin(origin) ? [origin] : []));
  return {
    key,
    endpoint,
    ...(known.length > 0 && { origins: known.slice(0, MOST_ORIGINS) }),
    ...(hasOwnStyles === true && { hasOwnStyles }),
  };
}

function originOf(address: string): string {
  const pathAt = address.indexOf('/', address.indexOf('://') + 3);
  return pathAt === -1 ? address : address.slice(0, pathAt);
}
