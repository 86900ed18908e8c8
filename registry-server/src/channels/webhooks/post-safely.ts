import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  /** Also to this machine and its neighbours, and without TLS: for demos and tests. */
  readonly allowPrivate: boolean;
}

/** How the other side took it: its status, or a code of ours that says why there is none. */
export type PostOutcome = { readonly status: number } | { readonly error: string };

/** A name that leads to an address that we do not call. */
class AddressRefused extends Error {
  readonly code = 'private-address';
}

// Where the connection is made, not before: between two questions a name may change its answer.
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [], undefined);
    const addresses = found.filter(({ address }) => !isPrivateAddress(address));
    const [first] = addresses;
    if (!first || addresses.length < found.length) return done(new AddressRefused(), [], undefined);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** Why an address is not called at all; undefined when it may be. */
export function refusalOfUrl(url: string, { allowPrivate }: Pick<PostOptions, 'allowPrivate'>): string | undefined {
  if (!URL.canParse(url)) return 'url-invalid';
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return 'url-with-password';
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'url-not-https';
  // Numbers are connected to without being looked up.
  const host = hostname.replace(/^\[|\]$/g, '');
  return !allowPrivate && isIP(host) !== 0 && isPrivateAddress(host) ? 'private-address' : undefined;
}

/** Sends a body to an address that somebody typed. Redirects are not followed, the answer's body is not read. */
export function postSafely(url: string, { headers, body, timeoutMs, allowPrivate }: PostOptions): Promise<PostOutcome> {
  const refusal = refusalOfUrl(url, { allowPrivate });
  if (refusal) return Promise.resolve({ error: refusal });
  const target = new URL(url);
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A kept connection would have been checked for another request.
      agent: false,
      signal,
      ...(!allowPrivate && { lookup: publicLookup }),
    });
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    request.on('error', (error) => resolve({ error: signal.aborted ? 'timeout' : codeOf(error) }));
    request.end(body);
  });
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'connection-failed';
}
