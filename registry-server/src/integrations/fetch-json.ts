import { type FetchTextOptions, fetchText } from './fetch-text.ts';
import { ServiceFailed } from './service-failed.ts';

export type FetchJsonOptions = FetchTextOptions;

/** Asks another company's service for JSON, under the rules of `fetchText`. */
export async function fetchJson(url: URL | string, options: FetchJsonOptions): Promise<unknown> {
  const headers = { accept: 'application/json', ...options.headers };
  const text = await fetchText(url, { ...options, headers });
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFailed(options.service, 'the answer is no JSON');
  }
}
