import { describe, expect, test } from 'vitest';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { ensureDefaultSite } from './default-site.ts';
import { followShopAddress } from './follow-shop-address.ts';
import { createSitesStore } from './sites.store.ts';

const triedHere = { address: 'http://localhost:3000', domain: 'localhost:3000' };
const open = { storefrontUrl: 'https://rosailen.example' };

describe.each(dialects)('the address of a shop on $name', ({ openDatabase }) => {
  test('of a shop that was tried on this machine all sites follow, with their paths and settings', async () => {
    const db = await openDatabase();
    const store = createSitesStore(db);
    await store.save(aSite(triedHere));
    await store.save(aSite({ ...triedHere, code: 'en', basePath: '/en', isDefault: false, name: 'Rose' }));
    await store.save(aSite({ code: 'cz', address: 'https://ruze.example', domain: 'ruze.example', isDefault: false }));
    // Two nodes start together.
    const said = await Promise.all([followShopAddress(db, open), followShopAddress(db, open)]);
    expect(said).toContain(
      'STOREFRONT_URL is https://rosailen.example: sites moved there from http://localhost:3000: pl, en',
    );
    expect(await store.list()).toMatchObject([
      {
        code: 'pl',
        address: 'https://rosailen.example',
        domain: 'rosailen.example',
        basePath: '/',
        isDefault: true,
        revision: 2,
      },
      {
        code: 'en',
        address: 'https://rosailen.example',
        domain: 'rosailen.example',
        basePath: '/en',
        name: 'Rose',
        revision: 2,
      },
      { code: 'cz', address: 'https://ruze.example', domain: 'ruze.example', revision: 1 },
    ]);
    expect(await followShopAddress(db, open)).toBeUndefined();
  });

  test('a port that changed is followed as well', async () => {
    const db = await openDatabase();
    await ensureDefaultSite(db, { storefrontUrl: 'http://localhost:3000' });
    await followShopAddress(db, { storefrontUrl: 'http://localhost:5000' });
    expect(await createSitesStore(db).list()).toMatchObject([
      { address: 'http://localhost:5000', domain: 'localhost:5000' },
    ]);
  });

  test('a domain that staff gave a site is kept', async () => {
    const db = await openDatabase();
    const store = createSitesStore(db);
    await store.save(aSite({ ...triedHere, domain: 'shop.test' }));
    await followShopAddress(db, open);
    expect(await store.list()).toMatchObject([{ address: 'https://rosailen.example', domain: 'shop.test' }]);
  });

  test('a public address stays, and that none is the shop’s is said', async () => {
    const db = await openDatabase();
    const store = createSitesStore(db);
    await store.save(aSite());
    expect(await followShopAddress(db, { storefrontUrl: 'https://www.rosailen.example' })).toBe(
      'STOREFRONT_URL is https://www.rosailen.example, which is the address of no site: pl https://rosailen.example',
    );
    expect(await store.list()).toMatchObject([{ address: 'https://rosailen.example', revision: 1 }]);
  });
});
