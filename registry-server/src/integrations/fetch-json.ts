import { ServiceFailed } from './service-failed.ts';

export interface FetchJsonOptions {
  /** Named in errors and logs. */
  readonly service: string;
  readonly timeoutMs?: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

const TIMEOUT_MS = 3_000;
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * Asks another company's service for JSON: within a time, up to a size, without following redirects.
 * Whatever goes wrong is a `ServiceFailed`, which tells neither the address nor the key.
 */
export async function fetchJson(url: URL | string, options: FetchJsonOptions): Promise<unknown> {
  const { service, timeoutMs = TIMEOUT_MS, method = 'GET', headers, body } = options;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await readUpTo(response, LARGEST_ANSWER_BYTES);
  } catch (error) {
    throw new ServiceFailed(service, error instanceof Error ? error.name : 'no answer');
  }
  if (!response.ok) throw new ServiceFailed(service, `status ${response.status}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFailed(service, 'the answer is no JSON');
  }
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
