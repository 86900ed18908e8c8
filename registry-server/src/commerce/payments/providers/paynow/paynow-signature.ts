import { createHmac } from 'node:crypto';

/** What of a request is signed. */
export interface SignedRequest {
  readonly apiKey: string;
  readonly idempotencyKey: string;
  /** Of the query. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** As it is sent; empty where there is none. */
  readonly body: string;
}

function hmac(text: Buffer | string, signatureKey: string): string {
  return createHmac('sha256', signatureKey).update(text).digest('base64');
}

/** `Signature` of a request: HMAC-SHA256, base64, over its headers, query and body as one JSON document. */
export function signPaynowRequest(request: SignedRequest, signatureKey: string): string {
  const { apiKey, idempotencyKey, parameters = {}, body } = request;
  const headers = { 'Api-Key': apiKey, 'Idempotency-Key': idempotencyKey };
  return hmac(JSON.stringify({ headers, parameters, body }), signatureKey);
}

/** `Signature` of a notification: the same over its raw body alone. */
export function signPaynowNotification(rawBody: Buffer | string, signatureKey: string): string {
  return hmac(rawBody, signatureKey);
}
