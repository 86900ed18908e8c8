import { expect, test } from 'vitest';
import { aProduct, aVariant } from '../../testing/a-catalogue.ts';
import { createBatchQueue } from './batch-queue.ts';
import type { CheckedProduct } from './imported-product.ts';

/** More variants than a batch holds, so that each product is a batch of its own. */
const MANY = 4_000;

function aBatch(sku: string, urlKey = sku.toLowerCase()): CheckedProduct {
  const variants = Array.from({ length: MANY }, (_, index) => aVariant({ sku: `${sku}-${index}` }));
  return { sku, input: aProduct(sku, { urlKey, variants }) } as CheckedProduct;
}

/** A writer whose batches are settled and ended by the test. */
function aQueue({ needsNothingNew = true } = {}) {
  const begun = new Map<string, { checked(releases: boolean): void; end(): void; fail(error: Error): void }>();
  const reports: string[] = [];
  const queue = createBatchQueue<string>(
    {
      needsNothingNew: () => needsNothingNew,
      write([product], onChecked) {
        const { promise, resolve, reject } = Promise.withResolvers<string>();
        const sku = product?.sku ?? '';
        begun.set(sku, { checked: onChecked, end: () => resolve(sku), fail: reject });
        return promise;
      },
    },
    (sku) => reports.push(sku),
  );
  const batch = (sku: string) => {
    const found = begun.get(sku);
    if (!found) throw new Error(`${sku} has not begun`);
    return found;
  };
  return { queue, reports, batch, begun: () => [...begun.keys()] };
}

/** Lets everything happen that waits for nothing more. */
const quiet = () => new Promise((resolve) => setImmediate(resolve));

test('a batch begins beside the one before it as soon as nothing can stand in its way, a third waits', async () => {
  const { queue, reports, batch, begun } = aQueue();
  await queue.add(aBatch('A'));
  const second = queue.add(aBatch('B'));
  await quiet();
  expect(begun()).toEqual(['A']);
  batch('A').checked(false);
  await second;
  batch('B').checked(false);
  const third = queue.add(aBatch('C'));
  await quiet();
  expect(begun()).toEqual(['A', 'B']);
  batch('B').end();
  await quiet();
  expect(reports).toEqual([]);
  batch('A').end();
  await third;
  expect(reports).toEqual(['A', 'B']);
  batch('C').end();
  await queue.finish();
  expect(reports).toEqual(['A', 'B', 'C']);
});

test.each([
  ['the one before gives something up', true, aBatch('B'), true],
  ['both want one address', true, aBatch('B', 'a'), false],
  ['it needs groups that are not known to be there', false, aBatch('B'), false],
])('a batch waits for the end of the one before it when %s', async (_, needsNothingNew, next, releases) => {
  const { queue, batch, begun } = aQueue({ needsNothingNew });
  await queue.add(aBatch('A'));
  batch('A').checked(releases);
  const second = queue.add(next);
  await quiet();
  expect(begun()).toEqual(['A']);
  batch('A').end();
  await second;
  expect(begun()).toEqual(['A', 'B']);
});

test('what failed is told to whoever waits next, and what runs beside it is waited for', async () => {
  const { queue, reports, batch } = aQueue();
  await queue.add(aBatch('A'));
  batch('A').checked(false);
  await queue.add(aBatch('B'));
  batch('B').checked(false);
  batch('A').fail(new Error('the disk is full'));
  await expect(queue.add(aBatch('C'))).rejects.toThrow('the disk is full');
  let isOver = false;
  const over = queue.settle().then(() => {
    isOver = true;
  });
  await quiet();
  expect(isOver).toBe(false);
  batch('B').end();
  await over;
  expect(reports).toEqual([]);
});
