import { readFileSync } from 'node:fs';
import { MARK_NAMES } from '@witryna/module-schemas';
import { expect, test } from 'vitest';

test('the file has a drawing for each', () => {
  const drawings = readFileSync(new URL('marks.svg', import.meta.url), 'utf8');
  const views = [...drawings.matchAll(/<view id="([a-z-]+)" viewBox="(\d+) 0 24 24"/g)];
  const paths = drawings.match(/<path /g) ?? [];
  expect(views.map(([, id]) => id)).toEqual(MARK_NAMES);
  expect(views.map(([, , x]) => Number(x))).toEqual(views.map((_, place) => 24 * place));
  expect(paths).toHaveLength(views.length);
});
