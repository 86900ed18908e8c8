import type { FastifyRequest } from 'fastify';
import { createRateLimit } from '../../work/rate-limit.ts';
import { networkOf } from '../sign-in-delay.ts';
import { TooManyRequests } from './customers.errors.ts';

/** For each network, which a client cannot choose; generous, since thousands of people may share one. */
const LIMITS = {
  // Each costs a hashing.
  signUp: { burst: 20, perHour: 200 },
  passwordReset: { burst: 20, perHour: 60 },
  emailCheck: { burst: 30, perHour: 300 },
  sso: { burst: 60, perHour: 600 },
} as const;

export type LimitedRequest = keyof typeof LIMITS;

/** Refuses, with `TooManyRequests`, what one network asks for too often. `factor` widens all limits, for load tests. */
export function createRequestLimits(factor = 1, now: () => number = Date.now) {
  const limits = new Map(
    Object.entries(LIMITS).map(([name, { burst, perHour }]) => [
      name,
      createRateLimit({ burst: burst * factor, perHour: perHour * factor, now }),
    ]),
  );
  return function take(name: LimitedRequest, request: Pick<FastifyRequest, 'ip'>): void {
    if (!limits.get(name)?.(networkOf(request.ip))) throw new TooManyRequests();
  };
}

export type RequestLimits = ReturnType<typeof createRequestLimits>;
