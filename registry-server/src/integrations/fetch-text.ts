import { ServiceFailed } from './service-failed.ts';

export interface FetchTextOptions {
  /** Named in errors and logs. */
  readonly service: string;
  readonly timeoutMs?: number;
  /** Gives the call up from outside. */
  readonly signal?: AbortSignal;
  /** Longer answers are failures. */
  readonly largestBytes?: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

const TIMEOUT_MS = 3_000;
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * Asks another company's service: within a time, up to a size, without following redirects.
 * Whatever goes wrong is a `ServiceFailed`, which tells neither the address nor the key.
 */
export async function fetchText(url: URL | string, options: FetchTextOptions): Promise<string> {
  const { service, timeoutMs = TIMEOUT_MS, signal, largestBytes = LARGEST_ANSWER_BYTES, method = 'GET' } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      ...(options.headers ? { headers: options.headers } : {}),
      ...(options.body === undefined ? {} : { body: options.body }),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    text = await readUpTo(response, largestBytes);
  } catch (error) {
    throw new ServiceFailed(service, error instanceof Error ? error.name : 'no answer');
  }
  if (!response.ok) throw new ServiceFailed(service, `status ${response.status}`);
  return text;
}

async function readUpTo(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new RangeError('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
