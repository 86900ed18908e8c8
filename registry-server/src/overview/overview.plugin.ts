import fp from 'fastify-plugin';
import { isRoleEnough, staffOf } from '../access.ts';
import type { App } from '../fastify-app.ts';
import { overviewSchema, pagesWaitingSchema } from './overview.schema.ts';
import { readSales } from './sales.ts';
import { readContentWaiting, readPagesWaiting, readShopWaiting } from './waiting.ts';

/** What waits for somebody today: `GET /staff/overview`; of pages alone `…/pages`. */
export const overviewPlugin = fp(
  async (app: App) => {
    const { db } = app;
    app.get(
      '/staff/overview',
      {
        config: { access: 'staff:viewer' },
        schema: {
          tags: ['overview'],
          summary: 'What waits for somebody, as far as the role of who asks may see it',
          response: { 200: overviewSchema },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request);
        const content = await readContentWaiting(app, staff);
        reply.header('cache-control', 'private, no-store');
        if (!isRoleEnough(staff.role, 'admin')) return content;
        const now = new Date();
        return { ...content, shop: await readShopWaiting(db, now), sales: await readSales(db, now) };
      },
    );
    app.get(
      '/staff/overview/pages',
      {
        config: { access: 'staff:viewer' },
        schema: {
          tags: ['overview'],
          summary: 'Pages where colleagues wait for whoever asks: every screen of the editor shows how many',
          response: { 200: pagesWaitingSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        return readPagesWaiting(app, staffOf(request));
      },
    );
  },
  {
    name: 'overview',
    dependencies: ['access', 'bank-refunds', 'catalog', 'contact', 'orders', 'pages', 'publication-requests'],
  },
);
