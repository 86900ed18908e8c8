import { describe, expect, test } from 'vitest';
import { dialects } from '../../testing/dialects.ts';
import { ensureDefaultSite } from './default-site.ts';
import { createSitesStore } from './sites.store.ts';

const config = { storefrontUrl: 'https://rosailen.example' };

describe.each(dialects)('the default site on $name', ({ openDatabase }) => {
  test('is made once, however many nodes start together', async () => {
    const db = await openDatabase();
    await Promise.all(Array.from({ length: 8 }, () => ensureDefaultSite(db, config)));
    expect(await createSitesStore(db).list()).toMatchObject([{ code: 'pl', isDefault: true, revision: 1 }]);
  });
});
