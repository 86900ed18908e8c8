import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { KnobBoard } from './knobs.ts';

/** Makes every answer of a scope slow, a fault or garbage, as the knobs of the provider say. */
export function misbehave(scope: FastifyInstance, knobs: KnobBoard, provider: string): void {
  scope.addHook('preHandler', async (_request, reply) => {
    const { slowMs, answers } = knobs.of(provider);
    if (slowMs > 0) await pause(slowMs);
    if (answers === 'fault') return reply.status(500).send({ error: 'Internal Server Error' });
    if (answers === 'garbage') return reply.type('text/html').send('<html>Przerwa techniczna</html>');
  });
}
