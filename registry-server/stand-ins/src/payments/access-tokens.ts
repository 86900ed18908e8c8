import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MOST = 1_000;

/** Access tokens that a stand-in has issued; the oldest make room. */
export function createAccessTokens() {
  const issued = new Set<string>();
  return {
    issue(): string {
      const [oldest] = issued;
      if (issued.size >= MOST && oldest !== undefined) issued.delete(oldest);
      const token = randomBytes(24).toString('hex');
      issued.add(token);
      return token;
    },
    /** As after a change of keys: none is taken any longer. */
    revokeAll: () => issued.clear(),
    /** A hook: answers 401 to whoever shows none of them. */
    require: async ({ headers }: FastifyRequest, reply: FastifyReply) => {
      const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
      return issued.has(token) ? undefined : reply.status(401).send({ error: 'invalid_token' });
    },
  };
}
