import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { countSitemapFiles, sitemapEntry, sitemapIndex, URLSET_END, URLSET_START } from './sitemap.ts';

const parser = new XMLParser({ processEntities: true });

test('any text comes back as it was, without the signs that XML does not have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = URLSET_START + sitemapEntry({ address: `https://x/${text}`, pictures: [text] }) + URLSET_END;
      expect(XMLValidator.validate(xml)).toBe(true);
    }),
  );
});

test('an address names its pictures and when it changed', () => {
  const entry = sitemapEntry({
    address: 'https://rosailen.example/krem?a=1&b=2',
    changedAt: new Date('2026-11-20T10:00:00Z'),
    pictures: Array.from({ length: 12 }, (_, index) => `https://rosailen.example/media/${index}.avif`),
  });
  const { url } = parser.parse(entry);
  expect(url.loc).toBe('https://rosailen.example/krem?a=1&b=2');
  expect(url.lastmod).toBe('2026-11-20T10:00:00.000Z');
  expect(url['image:image']).toHaveLength(10);
});

test('an index names its files', () => {
  const { sitemapindex } = parser.parse(sitemapIndex(['https://x/sitemap-1.xml', 'https://x/sitemap-2.xml']));
  expect(sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)).toEqual([
    'https://x/sitemap-1.xml',
    'https://x/sitemap-2.xml',
  ]);
});

test.each([
  [0, 1],
  [50_000, 1],
  [50_001, 2],
  [100_001, 3],
])('%i addresses make %i files', (addresses, files) => {
  expect(countSitemapFiles(addresses)).toBe(files);
});
