import { DEMO_CHANNEL, DEMO_CLIENT } from '@witryna/stand-ins';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects, type TestDialect } from '../testing/dialects.ts';
import { runStandIns } from '../testing/run-stand-ins.ts';
import { readSites } from './seed-sites.ts';

const [sqlite] = dialects as readonly [TestDialect, TestDialect];

interface SeedRating {
  readonly rating: {
    readonly periods: readonly { readonly period: string; readonly rate: number; readonly amount: number }[];
    readonly distribution: Readonly<Record<string, number>>;
  };
}

test('the rating in the footer of the demo is what its reviews come to', async () => {
  const { url } = await runStandIns();
  const env = {
    ETRUSTED_API_URL: `${url}/etrusted`,
    ETRUSTED_TOKEN_URL: `${url}/etrusted/oauth/token`,
    ETRUSTED_CLIENT_ID: DEMO_CLIENT.id,
    ETRUSTED_CLIENT_SECRET: DEMO_CLIENT.secret,
    ETRUSTED_CHANNEL_ID: DEMO_CHANNEL,
  };
  const app = await buildTestApp(sqlite, { env });
  const { count, rate, distribution } = (await app.inject('/etrusted/reviews/count')).json();
  const ratings = readSites(undefined).map(({ properties }) => (properties as SeedRating).rating);
  expect(ratings).toHaveLength(8);
  for (const rating of ratings) {
    expect(rating.periods).toEqual([{ period: 'year', rate, amount: count }]);
    expect(['1', '2', '3', '4', '5'].map((points) => rating.distribution[points])).toEqual(distribution);
  }
});
