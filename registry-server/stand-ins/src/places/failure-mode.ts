import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** How a stand-in behaves; `POST …/mood` sets what it is given. */
export interface FailureMode {
  /** `shrunk` forgets most of the list, `garbage` answers something else. */
  mode: 'ok' | 'down' | 'garbage' | 'shrunk';
  /** Before each answer. */
  delayMs: number;
  /** Codes of points that are no more … */
  gone: readonly string[];
  /** … that take no parcels at present … */
  closed: readonly string[];
  /** … and that take no money. */
  unpaid: readonly string[];
}

const codes = { type: 'array', maxItems: 1_000, items: { type: 'string', maxLength: 60 } } as const;
const failureModeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    mode: { enum: ['ok', 'down', 'garbage', 'shrunk'] },
    delayMs: { type: 'integer', minimum: 0, maximum: 120_000 },
    gone: codes,
    closed: codes,
    unpaid: codes,
  },
} as const;

/** The share of its list that a shrunk network still lists. */
const SHRUNK_SHARE = 0.5;

/** A failure mode that tests and people set at `{prefix}/mood`, with what every answer has to go through. */
export function addFailureMode(app: FastifyInstance, prefix: string) {
  const failureMode: FailureMode = { mode: 'ok', delayMs: 0, gone: [], closed: [], unpaid: [] };
  app.post<{ Body: Partial<FailureMode> }>(
    `${prefix}/mood`,
    { schema: { body: failureModeSchema } },
    async ({ body }) => Object.assign(failureMode, body),
  );

  return {
    failureMode,
    /** True when the failure mode has answered already. */
    async answers(reply: FastifyReply): Promise<boolean> {
      if (failureMode.delayMs > 0) await setTimeout(failureMode.delayMs);
      if (failureMode.mode === 'down') await reply.status(500).send({ status: 500, error: 'internal_server_error' });
      if (failureMode.mode === 'garbage')
        await reply.type('text/html').send('<html><body>Przerwa techniczna</body></html>');
      return failureMode.mode === 'down' || failureMode.mode === 'garbage';
    },
    /** The part of the list that the failure mode leaves visible. */
    seen<T>(list: readonly T[], codeOf: (item: T) => string): readonly T[] {
      const there =
        failureMode.gone.length === 0 ? list : list.filter((item) => !failureMode.gone.includes(codeOf(item)));
      return failureMode.mode === 'shrunk' ? there.slice(0, Math.floor(there.length * SHRUNK_SHARE)) : there;
    },
  };
}
