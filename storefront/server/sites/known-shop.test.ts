import { expect, test } from 'vitest';
import { createFallbackSite } from './fallback-site.ts';
import { knownShop } from './site-directory.ts';

const SELLER = {
  name: 'Rosa i Len sp. z o.o.',
  street: 'ul. Lniana 7',
  postcode: '16-030',
  city: 'Supraśl',
  nip: '1',
  email: 'a@b.pl',
  phone: '+48850000000',
};
const { shop } = createFallbackSite('https://shop.example', '1');
const sold = (name: string) => {
  const properties = {
    maintenance: false,
    privacy: '/prywatnosc',
    seller: { ...SELLER, name },
    shop: { returnDays: 30 },
  };
  return knownShop({ ...shop, site: { ...shop.site, properties } });
};

test('browsers get the site without what the server alone tells, which its documents still have', () => {
  const known = sold('Rosa i Len');
  expect(JSON.parse(known.shopJson).site.properties).toEqual({ maintenance: false, privacy: '/prywatnosc' });
  expect(known.shop.site.properties.seller?.name).toBe('Rosa i Len');
});

test('another seller makes other documents, though browsers get the same of the site', () => {
  const [one, other] = [sold('Rosa'), sold('Len')];
  expect(other.shopJson).toBe(one.shopJson);
  expect(other.shopTag).not.toBe(one.shopTag);
});
