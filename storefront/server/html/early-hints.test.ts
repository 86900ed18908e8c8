import { expect, test } from 'vitest';
import { documentHead } from './document.ts';
import { linksOf } from './early-hints.ts';

const hinted = (markup: string) => linksOf(`<meta charset="utf-8"><link rel="icon" href="/favicon.svg">${markup}`);

test('what the head of a document preloads is what is hinted', () => {
  const assets = '<link rel="modulepreload" href="/assets/a.js" crossorigin>';
  const head = documentHead({ elements: [], picture: [], favicon: '/favicon.svg', assets });
  expect(linksOf(head)).toEqual(['</assets/a.js>; rel=modulepreload; crossorigin']);
});

test.each([
  [
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>',
    ['</a.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin'],
  ],
  [
    '<link rel="preload" as="image" type="image/avif" href="/media/ł.avif?a=1&amp;b=2" fetchpriority="high">',
    ['</media/%C5%82.avif?a=1&b=2>; rel=preload; as="image"; type="image/avif"; fetchpriority="high"'],
  ],
  [
    '<script type="module" crossorigin fetchpriority="low" src="/assets/entry.js"></script>',
    ['</assets/entry.js>; rel=modulepreload; crossorigin; fetchpriority="low"'],
  ],
  // Which of them is needed depends on the window.
  ['<link rel="preload" as="image" href="/a.avif" imagesrcset="/a.avif 400w, /b.avif 800w" imagesizes="100vw">', []],
  ['<link rel="preload" as="image" href="/a.avif" media="(max-width: 600px)">', []],
  ['<link rel="stylesheet" href="/assets/a.css"><link rel="canonical" href="/o-nas">', []],
])('%s', (markup, links) => {
  expect(hinted(markup)).toEqual(links);
});
