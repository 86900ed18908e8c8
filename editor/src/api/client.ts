import type { ErrorAnswer } from '@witryna/module-schemas';
import { ApiError, isSignedOut, NoAnswer } from './api-error.ts';

/** Longer waits are told to the person instead. */
const TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 180_000;

export type Query = Readonly<Record<string, string | number | undefined>>;

export interface ApiClient {
  readonly get: <T>(path: string, query?: Query, signal?: AbortSignal) => Promise<T>;
  /** `timeoutMs` for what takes the server longer than usual. */
  readonly post: <T>(path: string, body?: unknown, timeoutMs?: number) => Promise<T>;
  readonly put: <T>(path: string, body: unknown) => Promise<T>;
  readonly patch: <T>(path: string, body: unknown) => Promise<T>;
  readonly delete: <T>(path: string) => Promise<T>;
  readonly upload: <T>(path: string, form: FormData) => Promise<T>;
  /** The token that every write carries; known after sign-in. */
  readonly setCsrfToken: (token: string | undefined) => void;
}

export interface ApiClientOptions {
  readonly fetch?: typeof fetch;
  /** Called when a request is refused because nobody is signed in. */
  readonly onSignedOut?: () => void;
}

/** Speaks JSON with the registry on this origin; refusals are thrown as `ApiError`, silence as `NoAnswer`. */
export function createApiClient({
  fetch: send = (...args) => fetch(...args),
  onSignedOut,
}: ApiClientOptions = {}): ApiClient {
  let csrfToken: string | undefined;

  async function request<T>(method: string, path: string, init: RequestInit = {}, timeoutMs = TIMEOUT_MS): Promise<T> {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    if (method !== 'GET' && csrfToken) headers.set('X-CSRF-Token', csrfToken);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const response = await send(path, { ...init, method, headers, signal, credentials: 'same-origin' }).catch(
      (cause: unknown) => {
        if (init.signal?.aborted) throw cause;
        throw new NoAnswer(timeout.aborted ? 'timeout' : 'offline', cause);
      },
    );
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
    const error = new ApiError(response.status, await readRefusal(response));
    if (isSignedOut(error)) onSignedOut?.();
    throw error;
  }

  const withBody = (body: unknown): RequestInit =>
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };

  return {
    get: (path, query, signal) => request('GET', path + searchOf(query), signal ? { signal } : {}),
    post: (path, body, timeoutMs) => request('POST', path, withBody(body), timeoutMs),
    put: (path, body) => request('PUT', path, withBody(body)),
    patch: (path, body) => request('PATCH', path, withBody(body)),
    delete: (path) => request('DELETE', path),
    upload: (path, form) => request('POST', path, { body: form }, UPLOAD_TIMEOUT_MS),
    setCsrfToken: (token) => {
      csrfToken = token;
    },
  };
}

/** A proxy in front of the server may answer without our body. */
async function readRefusal(response: Response): Promise<ErrorAnswer> {
  try {
    const body: unknown = await response.json();
    if (typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string')
      return { message: '', ...body, code: body.code };
  } catch {
    // Not JSON: the status says what there is to say.
  }
  return { code: `status-${response.status}`, message: response.statusText };
}

function searchOf(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text && `?${text}`;
}
