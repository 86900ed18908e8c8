import { expect, test } from 'vitest';
import { htmlDocument, inertJson } from './document.ts';

const parts = {
  language: 'pl-PL',
  theme: 'default',
  device: 'phone',
  head: [],
  fonts: ['/assets/figtree.woff2'],
  favicon: '/favicon.svg',
  assets: '<script type="module" src="/assets/entry.js"></script>',
  body: '<main>Dzień dobry</main>',
} as const;

test('data in a page can neither end its element nor start another, and reads back the same', () => {
  const hostile = { text: '</script><script>alert(1)</script><!-- <script' };
  const json = inertJson(JSON.stringify(hostile));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(hostile);
});

test('text in the head cannot leave its element', () => {
  const html = htmlDocument({
    ...parts,
    head: [
      { tag: 'title', text: '</title><script>' },
      { tag: 'meta', attributes: { name: 'description', content: '"><script>' } },
    ],
  });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
});

test('the root element names language, device and theme', () => {
  expect(htmlDocument(parts)).toContain('<html lang="pl-PL" class="" data-device="phone">');
  expect(htmlDocument({ ...parts, theme: 'u20' })).toContain('class="theme-u20"');
});

test('an inert page carries no data', () => {
  expect(htmlDocument(parts)).not.toContain('application/json');
  expect(htmlDocument({ ...parts, state: '{}' })).toContain('<script type="application/json" id="state">{}</script>');
});
