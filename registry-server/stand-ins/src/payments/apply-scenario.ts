import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Scenarios } from './scenario.ts';

/** Makes every answer of a scope slow, a fault or garbage, as the scenario of the provider says. */
export function applyScenario(scope: FastifyInstance, scenarios: Scenarios, provider: string): void {
  scope.addHook('preHandler', async (_request, reply) => {
    const { slowMs, answers } = scenarios.of(provider);
    if (slowMs > 0) await pause(slowMs);
    if (answers === 'fault') return reply.status(500).send({ error: 'Internal Server Error' });
    if (answers === 'garbage') return reply.type('text/html').send('<html>Przerwa techniczna</html>');
  });
}
