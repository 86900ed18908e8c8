import { Readable } from 'node:stream';
import type { App } from '../../../fastify-app.ts';
import { InputInvalid } from '../../../http/error-handler.ts';
import { CSV_HEAD, csvRowsOf } from './accounting-csv.ts';
import { periodOf } from './period.ts';
import { readAccounting } from './read-accounting.ts';

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 } as const;

/** Sales, corrections and refunds for accounting, as a file that grows while it is read. */
export function exportRoutes(app: App): void {
  app.get(
    '/staff/orders/export',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags: ['orders'],
        summary: 'Sales, corrections and refunds of a period for accounting, as CSV or JSON lines',
        querystring: {
          type: 'object',
          required: ['from', 'to'],
          properties: { from: day, to: day, format: { type: 'string', enum: ['csv', 'jsonl'], default: 'csv' } },
        },
        response: { 422: { $ref: 'Error#' } },
      },
    },
    async ({ query: { from, to, format } }, reply) => {
      const period = periodOf(from, to);
      if (!period) {
        const message = 'Podaj dwa dni kalendarza, pierwszy nie późniejszy niż ostatni.';
        throw new InputInvalid([{ path: '/to', rule: 'period', message }]);
      }
      const isCsv = format === 'csv';
      async function* texts() {
        if (isCsv) yield CSV_HEAD;
        const records = readAccounting(app.db, period as NonNullable<typeof period>, (id) =>
          app.sites.require(String(id)),
        );
        for await (const record of records) yield isCsv ? csvRowsOf(record) : `${JSON.stringify(record)}\n`;
      }
      return reply
        .type(isCsv ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8')
        .header('content-disposition', `attachment; filename="sprzedaz-${from}-${to}.${format}"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(texts()));
    },
  );
}
