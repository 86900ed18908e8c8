import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { DEMO_PAYNOW } from './paynow-account.ts';

/** The stand-in's own telling of the signature: it must not share a mistake with the shop's. */
export function signAsPaynow(text: string, key: string = DEMO_PAYNOW.signatureKey): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('base64');
}

/** Whether a request is signed as documented; its body is the text as it came. */
export function isSignedForPaynow({ headers, query, body }: FastifyRequest): boolean {
  const parameters: Record<string, string[]> = {};
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string>)) parameters[name] = [value];
  const document = {
    headers: { 'Api-Key': headers['api-key'], 'Idempotency-Key': headers['idempotency-key'] },
    parameters,
    body: typeof body === 'string' ? body : '',
  };
  return headers['api-key'] === DEMO_PAYNOW.apiKey && headers.signature === signAsPaynow(JSON.stringify(document));
}
