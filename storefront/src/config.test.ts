import { expect, test } from 'vitest';
import { browserConfig, configOfSite } from './config.ts';

test('a site overrides the numbers it names and no others', () => {
  const overrides = { hashScrollOffsetPx: 80, hashScrollDelayMs: 'soon', chunkTimeoutMs: -1, invented: 1 };
  expect(configOfSite(overrides)).toEqual({ ...browserConfig, hashScrollOffsetPx: 80 });
});

test.each([undefined, null, 'x', 7])('%s overrides nothing', (overrides) => {
  expect(configOfSite(overrides)).toBe(browserConfig);
});
