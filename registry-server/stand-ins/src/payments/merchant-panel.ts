import type { FastifyInstance } from 'fastify';
import { isNotificationAddress } from './shop-address.ts';

/**
 * Where the seller has written in the provider's panel to be told of payments: for providers that are not told it with
 * each payment. By default the shop that the stand-ins know.
 */
export function createMerchantPanel(scope: FastifyInstance, provider: string, storefrontUrl: () => string) {
  let notifyUrl: string | undefined;
  scope.put<{ Body: { notifyUrl?: unknown } }>('/panel', async ({ body }, reply) => {
    if (!isNotificationAddress(body.notifyUrl, storefrontUrl())) return reply.status(400).send({ message: 'address' });
    notifyUrl = body.notifyUrl;
    return { notifyUrl };
  });
  return { notifyUrl: () => notifyUrl ?? `${storefrontUrl()}/api/payments/notifications/${provider}` };
}
