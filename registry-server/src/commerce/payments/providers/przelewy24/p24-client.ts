import { fetchProvider } from '../../../../integrations/fetch-provider.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { ProviderRefused } from '../../payments.errors.ts';
import { type P24Fields, writeP24 } from './p24-json.ts';
import type { Przelewy24Config } from './przelewy24-config.ts';

const SERVICE = 'przelewy24';

export interface P24Answer {
  readonly status: number;
  /** The `data` of the answer. */
  readonly data: unknown;
  /** The code of a refusal. */
  readonly code: string;
}

/** Calls of Przelewy24's REST API, version 1. */
export function createP24Client({ url, posId, reportKey }: Przelewy24Config, timeoutMs: number) {
  const authorization = `Basic ${Buffer.from(`${posId}:${reportKey}`).toString('base64')}`;

  /** Answers below 500 as they are; see `fetchProvider` for the rest. */
  async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: P24Fields): Promise<P24Answer> {
    const answer = await fetchProvider(`${url}/api/v1${path}`, {
      service: SERVICE,
      timeoutMs,
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: writeP24(body) }),
    });
    const document = answer.body;
    if (typeof document !== 'object' || document === null)
      throw new ServiceFailed(SERVICE, 'an answer without content');
    const { data, code } = document as { readonly data?: unknown; readonly code?: unknown };
    return { status: answer.status, data, code: String(code ?? answer.status) };
  }

  return {
    ask,
    /** The data of an answer that says yes; throws `ProviderRefused` for one that says no. */
    async require(method: 'GET' | 'POST' | 'PUT', path: string, body?: P24Fields): Promise<unknown> {
      const { status, data, code } = await ask(method, path, body);
      if (status < 200 || status >= 300) throw new ProviderRefused(SERVICE, code);
      return data;
    },
  };
}

export type P24Client = ReturnType<typeof createP24Client>;

/** The text of a field of an answer; throws where there is none. */
export function textIn(data: unknown, field: string): string {
  const value = (data as Readonly<Record<string, unknown>> | null | undefined)?.[field];
  if (typeof value !== 'string' || value === '') throw new ServiceFailed(SERVICE, `an answer without ${field}`);
  return value;
}
