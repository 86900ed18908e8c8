import { describe, expect, test } from 'vitest';
import type { Db } from '../database/dialects.ts';
import { inTransaction } from '../database/transaction.ts';
import { dialects } from '../testing/dialects.ts';
import { isGapUnreplayable } from './change-stream.ts';
import { createEventBus } from './event-bus.ts';
import { createEventLog } from './event-log.ts';
import { recordChange } from './outbox.ts';

const record = (db: Db, ...tags: string[]) => inTransaction(db, (trx) => recordChange(trx, tags));

/** A node: its bus, and what it has heard. */
async function aNode(db: Db) {
  const log = createEventLog(db);
  const failures: unknown[] = [];
  const bus = createEventBus(log, (error) => failures.push(error));
  await bus.start();
  const heard: string[] = [];
  bus.subscribe(({ number, tags }) => void heard.push(`${number} ${tags.join(',')}`));
  return { log, bus, heard, failures };
}

describe.each(dialects)('changes on $name', ({ openDatabase }) => {
  test('reach every node once and in order', async () => {
    const db = await openDatabase();
    const nodes = [await aNode(db), await aNode(db)];
    await record(db, 'page:1', 'page:1');
    await record(db, 'page:2', 'path:pl:/');
    await Promise.all(nodes.map(({ bus }) => bus.settle()));
    await Promise.all(nodes.map(({ bus }) => bus.settle()));
    for (const { heard, bus } of nodes) {
      expect(heard).toEqual(['1 page:1,page:*', '2 page:2,path:pl:/,page:*,path:*']);
      expect(bus.delivered).toBe(2);
    }
  });

  test('of a failed transaction are never delivered', async () => {
    const db = await openDatabase();
    const { bus, heard } = await aNode(db);
    const failing = inTransaction(db, async (trx) => {
      await recordChange(trx, ['page:1']);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await bus.settle();
    expect(heard).toEqual([]);
  });

  test('written concurrently are each numbered once, without a gap', async () => {
    const db = await openDatabase();
    const nodes = await Promise.all([aNode(db), aNode(db), aNode(db)]);
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        await record(db, `page:${index}`);
        await nodes[index % 3]?.bus.settle();
      }),
    );
    await Promise.all(nodes.map(({ bus }) => bus.settle()));
    const [first, ...others] = nodes.map(({ heard }) => heard);
    expect(first?.map((line) => Number(line.split(' ')[0]))).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    for (const heard of others) expect(heard).toEqual(first);
  });

  test('from before a node started are not delivered to it', async () => {
    const db = await openDatabase();
    await record(db, 'page:1');
    const { bus, heard } = await aNode(db);
    await record(db, 'page:2');
    await bus.settle();
    expect(heard).toEqual(['2 page:2,page:*']);
  });

  test('are delivered to other listeners when one fails', async () => {
    const db = await openDatabase();
    const log = createEventLog(db);
    const failures: unknown[] = [];
    const bus = createEventBus(log, (error) => failures.push(error));
    await bus.start();
    const heard: number[] = [];
    bus.subscribe(() => {
      throw new Error('deaf');
    });
    bus.subscribe(({ number }) => void heard.push(number));
    await record(db, 'page:1');
    await bus.settle();
    expect(heard).toEqual([1]);
    expect(failures).toHaveLength(1);
  });

  test('can be replayed as far back as they are kept', async () => {
    const db = await openDatabase();
    const { log, bus } = await aNode(db);
    for (let index = 1; index <= 5; index += 1) await record(db, `page:${index}`);
    await bus.settle();
    expect(await log.range()).toEqual({ oldest: 1, last: 5 });
    expect((await log.readAfter(3)).map(({ number }) => number)).toEqual([4, 5]);
    await log.prune(2);
    expect(await log.range()).toEqual({ oldest: 4, last: 5 });
    await log.prune(0);
    expect(await log.range()).toEqual({ oldest: 6, last: 5 });
  });
});

test.each([
  [0, { oldest: 1, last: 5 }, false],
  [5, { oldest: 1, last: 5 }, false],
  [3, { oldest: 4, last: 5 }, false],
  [2, { oldest: 4, last: 5 }, true],
  [6, { oldest: 1, last: 5 }, true],
  [0, { oldest: 1, last: 0 }, false],
  [5, { oldest: 6, last: 5 }, false],
])('a listener that has heard %i of %j: lost %s', (after, range, lost) => {
  expect(isGapUnreplayable(after, range)).toBe(lost);
});
