import { describe, expect, test } from 'vitest';
import { aSmallShop } from '../../testing/a-small-shop.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';

describe.each(dialects)('metrics on $name', (dialect) => {
  test('count requests by route, GraphQL by field, and what waits', async () => {
    const { app } = await aSmallShop(dialect);
    for (const path of ['/registry/nic', '/registry/nic-innego']) await app.inject(path);
    await app.inject('/products?skus=KREM');
    await graphqlClient(app)('{ storeConfig { store_code } a: storeConfig { store_code } }');
    await app.db
      .insertInto('mail_outbox')
      .values({
        key: 'x',
        template: 'welcome',
        recipient: 'a@b.example',
        language: 'pl',
        data: '{}',
        nextAttemptAt: new Date('2100-01-01'),
        createdAt: new Date(),
      })
      .execute();
    const headers = { authorization: 'Bearer events-key' };
    const answer = await app.inject({ url: '/metrics', headers });
    expect(answer.headers['content-type']).toContain('text/plain');
    const lines = answer.body.split('\n');
    expect(lines).toContain('witryna_http_requests_total{method="GET",route="/registry/*",status="4xx"} 2');
    expect(lines).toContain('witryna_http_requests_total{method="POST",route="/graphql",status="2xx"} 1');
    expect(lines).toContain('witryna_graphql_fields_total{operation="query",field="storeConfig"} 2');
    expect(lines).toContain('witryna_backlog{kind="mails"} 1');
    expect(lines).toContain('witryna_backlog{kind="payments"} 0');
    expect(answer.body).toMatch(/witryna_event_loop_lag_seconds\{quantile="0\.99"\} \d/);
    expect(answer.body).toMatch(/witryna_memory_bytes\{kind="rss"\} \d{6,}/);
    expect(answer.body).toMatch(/witryna_http_request_seconds_count\{method="GET",route="\/products"\} 1/);
    // Addresses and people are no labels.
    expect(answer.body).not.toMatch(/nic-innego|@/);
  });

  test('are for our own servers', async () => {
    const { app } = await aSmallShop(dialect);
    expect((await app.inject('/metrics')).statusCode).toBe(401);
  });
});
