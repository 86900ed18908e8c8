import { readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import type { ApplePayConfig } from './wallets-config.ts';

const SERVICE = 'apple-pay';
const PATH = '/paymentservices/';
const GATEWAY = /^(?:cn-)?apple-pay-gateway(?:-[a-z0-9-]{1,30})?\.apple\.com$/;
/** Longest address of a validation, in characters. */
const LONGEST_ADDRESS = 200;
/** A session is some kilobytes. */
const LARGEST_ANSWER_BYTES = 64 * 1024;

/** What Apple is asked for. */
export interface MerchantSessionQuery {
  /** Given by the browser with the request to validate the merchant. */
  readonly validationUrl: string;
  /** Host of the shop, as it was registered with Apple. */
  readonly domain: string;
  /** As the sheet shows the shop. */
  readonly displayName: string;
  readonly timeoutMs: number;
}

/** Whether an address that a browser names is one of Apple's gateway, or of the one that stands in for it. */
export function isValidationUrl(address: string, { gatewayUrl }: Pick<ApplePayConfig, 'gatewayUrl'>): boolean {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (gatewayUrl) return url.href.startsWith(`${gatewayUrl}${PATH}`);
  return url.pathname.startsWith(PATH) && url.protocol === 'https:' && url.port === '' && GATEWAY.test(url.hostname);
}

/**
 * Asks Apple for a session of payment, as the merchant whose certificate the shop has. What comes back is handed to the
 * browser as it is; it is good once, for five minutes. Throws `ServiceFailed` for any other answer.
 */
export async function requestMerchantSession(config: ApplePayConfig, query: MerchantSessionQuery): Promise<string> {
  const { validationUrl, domain, displayName, timeoutMs } = query;
  const { certificateFile, keyFile, merchantId } = config;
  try {
    const identity =
      certificateFile && keyFile ? { cert: await readFile(certificateFile), key: await readFile(keyFile) } : {};
    const body = JSON.stringify({
      merchantIdentifier: merchantId,
      displayName,
      initiative: 'web',
      initiativeContext: domain,
    });
    const answer = await post(new URL(validationUrl), body, { ...identity, timeoutMs });
    if (typeof JSON.parse(answer) !== 'object') throw new TypeError('the answer is no session');
    return answer;
  } catch (error) {
    throw new ServiceFailed(SERVICE, error instanceof Error ? error.message : 'no answer');
  }
}

interface PostOptions extends Pick<RequestOptions, 'cert' | 'key'> {
  readonly timeoutMs: number;
}

/** `fetch` has no certificates of clients. */
async function post(url: URL, body: string, { timeoutMs, ...identity }: PostOptions): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options = { ...identity, method: 'POST', headers, signal, agent: false as const };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
    sent.once('response', resolve).once('error', reject).end(body);
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER_BYTES) {
      response.destroy();
      throw new RangeError('the answer is too long');
    }
    chunks.push(chunk);
  }
  if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
  return Buffer.concat(chunks).toString('utf8');
}
