import diagnostics from 'node:diagnostics_channel';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import type { DatabaseConnection } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '../database/dialects.ts';
import { aSmallShop } from '../testing/a-small-shop.ts';
import { dialects } from '../testing/dialects.ts';

const ASKED = 'tracing:fastify.request.handler:start';
const HANDLED = 'tracing:fastify.request.handler:asyncEnd';
const DOCUMENT = '{ products(filter: {}) { items { sku categories { name } } } }';

/** Lets the first statement that matches once it is armed wait for a promise, and keeps the statements that follow. */
function holdStatement(db: Db, pattern: RegExp, until: Promise<unknown>) {
  const executor = db.getExecutor();
  const original = executor.provideConnection;
  const reached = Promise.withResolvers<void>();
  const following: string[] = [];
  let isArmed = false;
  let isHeld = false;
  const holding = (connection: DatabaseConnection): DatabaseConnection => ({
    async executeQuery(query) {
      if (isHeld) following.push(query.sql);
      if (isArmed && !isHeld && pattern.test(query.sql)) {
        isHeld = true;
        reached.resolve();
        await until;
      }
      return connection.executeQuery(query);
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  });
  executor.provideConnection = function <T>(
    this: typeof executor,
    consumer: (connection: DatabaseConnection) => Promise<T>,
  ): Promise<T> {
    return original.call(this, (connection) => consumer(holding(connection))) as Promise<T>;
  };
  const arm = () => {
    isArmed = true;
  };
  const restore = () => {
    executor.provideConnection = original;
  };
  return { arm, reached: reached.promise, following, restore };
}

describe.each(dialects)('an answer that nobody waits for, on $name', (dialect) => {
  test('is not worked out further', async () => {
    const { app } = await aSmallShop(dialect);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const left = Promise.withResolvers<void>();
    app.server.on('connection', (socket: Socket) => socket.once('close', () => left.resolve()));
    const { arm, reached, following, restore } = holdStatement(app.db, /from "product"/, left.promise);
    const handled = Promise.withResolvers<void>();
    const onHandled = () => handled.resolve();
    // The server's own work reads products as well, maybe before the request is there.
    diagnostics.subscribe(ASKED, arm);
    diagnostics.subscribe(HANDLED, onHandled);

    const { port } = app.server.address() as { port: number };
    const headers = { 'content-type': 'application/json' };
    const asking = request({ port, host: '127.0.0.1', method: 'POST', path: '/graphql', headers });
    asking.on('error', () => {});
    asking.end(JSON.stringify({ query: DOCUMENT }));
    await reached;
    asking.destroy();
    await handled.promise;
    diagnostics.unsubscribe(ASKED, arm);
    diagnostics.unsubscribe(HANDLED, onHandled);
    restore();

    expect(following.filter((sql) => sql.includes('product_category'))).toEqual([]);
  });
});
