import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** How a stand-in behaves; `POST …/mood` sets what it is given. */
export interface Mood {
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
const moodSchema = {
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

/** The share of its list that a shrunk network still tells. */
const SHRUNK_SHARE = 0.5;

/** A mood that tests and the curious set at `{prefix}/mood`, with what every answer has to go through. */
export function addMood(app: FastifyInstance, prefix: string) {
  const mood: Mood = { mode: 'ok', delayMs: 0, gone: [], closed: [], unpaid: [] };
  app.post<{ Body: Partial<Mood> }>(`${prefix}/mood`, { schema: { body: moodSchema } }, async ({ body }) =>
    Object.assign(mood, body),
  );

  return {
    mood,
    /** True when the mood has answered already. */
    async answers(reply: FastifyReply): Promise<boolean> {
      if (mood.delayMs > 0) await setTimeout(mood.delayMs);
      if (mood.mode === 'down') await reply.status(500).send({ status: 500, error: 'internal_server_error' });
      if (mood.mode === 'garbage') await reply.type('text/html').send('<html><body>Przerwa techniczna</body></html>');
      return mood.mode === 'down' || mood.mode === 'garbage';
    },
    /** The part of the list that the mood lets be seen. */
    seen<T>(list: readonly T[], codeOf: (item: T) => string): readonly T[] {
      const there = mood.gone.length === 0 ? list : list.filter((item) => !mood.gone.includes(codeOf(item)));
      return mood.mode === 'shrunk' ? there.slice(0, Math.floor(there.length * SHRUNK_SHARE)) : there;
    },
  };
}
