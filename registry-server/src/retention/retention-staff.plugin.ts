import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { retentionAnswerSchema, retentionInputSchema } from './retention.schema.ts';
import { RETENTION_KIND_NAMES, RETENTION_KINDS } from './retention-kinds.ts';

const tags = ['retention'];
const error = { $ref: 'Error#' } as const;

async function routes(app: App): Promise<void> {
  const { store, has } = app.retention;

  async function answer() {
    const days = await store.days();
    const lastRunAt = await store.lastRunAt();
    const items = RETENTION_KIND_NAMES.filter(has).map((kind) => ({
      kind,
      days: days[kind],
      ...RETENTION_KINDS[kind],
    }));
    return { items, lastRunAt: lastRunAt?.toISOString() ?? null };
  }

  app.get(
    '/staff/retention',
    {
      config: { access: 'staff:admin' },
      schema: { tags, summary: 'How long each kind of data is kept', response: { 200: retentionAnswerSchema } },
    },
    answer,
  );

  app.put(
    '/staff/retention',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags,
        summary: 'Choose how long kinds of data are kept',
        description: 'What is older is removed within the next hour.',
        body: retentionInputSchema,
        response: { 200: retentionAnswerSchema, 422: error },
      },
    },
    async (request) => {
      await store.save(request.body);
      return answer();
    },
  );
}

/**
 * How long each kind of data is kept, for those who answer for it. Apart from the plugin: the audit log, which hears of
 * routes that come after it, is itself kept for a time.
 */
export const retentionStaffPlugin = fp(routes, { name: 'retention-staff', dependencies: ['audit', 'retention'] });
