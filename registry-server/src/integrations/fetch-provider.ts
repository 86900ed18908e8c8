import { ServiceFailed } from './service-failed.ts';

export interface ProviderHttpRequest {
  /** Named in errors and logs. */
  readonly service: string;
  readonly timeoutMs: number;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

export interface ProviderHttpResponse {
  /** Below 500: whether it is a yes, the adapter says. */
  readonly status: number;
  /** Undefined when the answer had no body. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** A file, or a refusal of it. */
export interface ProviderFile {
  readonly status: number;
  readonly bytes: Buffer;
}

const LARGEST_ANSWER_BYTES = 1024 * 1024;
const LARGEST_FILE_BYTES = 32 * 1024 * 1024;

/**
 * Asks a provider of payments or of labels: within a time, up to a size, following no redirect (an answer may be one and
 * carry JSON all the same). No answer, a server's fault and anything but JSON are `ServiceFailed`, which tells neither
 * address nor key.
 */
export async function fetchProvider(url: URL | string, question: ProviderHttpRequest): Promise<ProviderHttpResponse> {
  const { status, headers, bytes } = await ask(url, question, LARGEST_ANSWER_BYTES);
  return { status, body: parseAnswer(bytes.toString('utf8'), question.service), headers };
}

/** Asks for a file in the same way. */
export async function fetchProviderFile(url: URL | string, question: ProviderHttpRequest): Promise<ProviderFile> {
  const { status, bytes } = await ask(url, question, LARGEST_FILE_BYTES);
  return { status, bytes };
}

async function ask(url: URL | string, question: ProviderHttpRequest, largestBytes: number) {
  const { service, timeoutMs, method = 'GET', headers, body } = question;
  let response: Response;
  let bytes: Buffer;
  try {
    response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    });
    bytes = await readUpTo(response, largestBytes);
  } catch (error) {
    throw new ServiceFailed(service, error instanceof Error ? error.name : 'no answer');
  }
  const { status } = response;
  if (status >= 500) throw new ServiceFailed(service, `status ${status}`);
  return { status, headers: response.headers, bytes };
}

function parseAnswer(text: string, service: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFailed(service, 'the answer is no JSON');
  }
}

async function readUpTo(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new RangeError('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
