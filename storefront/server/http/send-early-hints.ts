import type { FastifyReply, FastifyRequest } from 'fastify';

/** To whom hints are sent: over HTTP/2 that ends here; also over HTTP/1.1, to a proxy that passes them on; to nobody. */
export type EarlyHintsUse = 'http2' | 'always' | 'never';

const HTTP_2 = 2;

/**
 * Tells a browser what to load while the page is made (103). Only one that opens a page for the first time is told:
 * who asks whether its copy is still good has the files too. Clients of HTTP/1.1 may take 103 for the answer.
 */
export function sendEarlyHints(
  { raw: { httpVersionMajor, method, headers } }: FastifyRequest,
  { raw: response }: FastifyReply,
  links: readonly string[],
  use: EarlyHintsUse,
): void {
  const isUnderstood = use === 'always' || (use === 'http2' && httpVersionMajor === HTTP_2);
  const isFirst = headers['sec-fetch-mode'] === 'navigate' && headers['if-none-match'] === undefined;
  if (!isUnderstood || !isFirst || method !== 'GET' || links.length === 0) return;
  response.writeEarlyHints({ link: [...links] });
}
