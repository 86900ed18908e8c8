import type { FastifyRequest } from 'fastify';
import type { PayingClient } from '../providers/provider.ts';

/** The browser of who pays. */
export function payingClientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): PayingClient {
  const userAgent = headers['user-agent'];
  return { ip, ...(userAgent && { userAgent }) };
}
