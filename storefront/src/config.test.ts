import { expect, test } from 'vitest';
import { browserConfig, configChanges, configOfSite } from './config.ts';

test('a site overrides the numbers it names and no others', () => {
  const overrides = { hashScrollOffsetPx: 80, hashScrollDelayMs: 'soon', chunkTimeoutMs: -1, invented: 1 };
  expect(configOfSite(overrides)).toEqual({ ...browserConfig, hashScrollOffsetPx: 80 });
});

test.each([undefined, null, 'x', 7])('%s overrides nothing', (overrides) => {
  expect(configOfSite(overrides)).toBe(browserConfig);
});

test('a document says only what a site has otherwise, and the rest is known', () => {
  const config = configOfSite({ hashScrollOffsetPx: 80, toastMs: browserConfig.toastMs });
  expect(configChanges(config)).toEqual({ hashScrollOffsetPx: 80 });
  expect(configOfSite(JSON.parse(JSON.stringify(configChanges(config))))).toEqual(config);
  expect(configChanges(browserConfig)).toEqual({});
});
