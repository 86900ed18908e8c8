import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../http/network-of.ts';
import type { LimitName, RateLimits, TakenAllowance } from '../../rate-limits/index.ts';

/** Limits of a network alone. */
export type LimitedRequest = Extract<
  LimitName,
  'signUp' | 'emailCheck' | 'passwordReset' | 'confirmation' | 'sso' | 'passkey' | 'newCart' | 'orderLookup'
>;

/** Refuses, with `TooManyRequests`, what one network, which a client cannot choose, asks for too often. */
export type RequestLimits = (name: LimitedRequest, request: Pick<FastifyRequest, 'ip'>) => Promise<TakenAllowance>;

export function createRequestLimits(limits: RateLimits): RequestLimits {
  return (limit, { ip }) => limits.take([{ limit, subject: networkOf(ip) }]);
}
