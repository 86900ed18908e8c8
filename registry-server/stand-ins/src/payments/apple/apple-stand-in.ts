import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ProviderStandIn } from '../provider-stand-in.ts';
import { DEMO_APPLE } from './apple-account.ts';

const LIFE_MS = 5 * 60_000;
type Post = { readonly Body: Readonly<Record<string, unknown>> };

/** Apple Pay's gateway, as far as a shop on the web speaks to it. It asks for no certificate. */
export const appleStandIn: ProviderStandIn = { name: 'apple', prefix: '/apple', register };

function register(scope: FastifyInstance): void {
  scope.post<Post>('/paymentservices/paymentSession', async ({ body }, reply) => {
    const { merchantIdentifier, displayName, initiative, initiativeContext } = body;
    const isKnown = merchantIdentifier === DEMO_APPLE.merchantId && initiative === 'web';
    if (!isKnown || typeof displayName !== 'string' || typeof initiativeContext !== 'string') {
      return reply.status(400).send({ statusMessage: 'Payment Services Exception', statusCode: '400' });
    }
    const now = Date.now();
    return {
      epochTimestamp: now,
      expiresAt: now + LIFE_MS,
      merchantSessionIdentifier: randomUUID(),
      nonce: randomBytes(4).toString('hex'),
      merchantIdentifier,
      domainName: initiativeContext,
      displayName,
      signature: randomBytes(32).toString('hex'),
    };
  });
}
