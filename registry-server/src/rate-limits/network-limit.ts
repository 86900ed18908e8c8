import type { FastifyRequest } from 'fastify';
import { TooManyRequests } from '../graphql/refusals.ts';
import { networkOf } from '../http/network-of.ts';
import { createRateLimit, type RateLimitOptions } from '../work/rate-limit.ts';

/** Throws `TooManyRequests` for too many requests of one network, which a client cannot choose. */
export type NetworkLimit = (request: Pick<FastifyRequest, 'ip'>) => void;

/** A limit for each network; `factor` widens it, for load tests. */
export function createNetworkLimit({ burst, perHour, now }: RateLimitOptions, factor = 1): NetworkLimit {
  const take = createRateLimit({ burst: burst * factor, perHour: perHour * factor, ...(now && { now }) });
  return ({ ip }) => {
    if (!take(networkOf(ip))) throw new TooManyRequests();
  };
}
