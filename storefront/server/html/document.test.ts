import { expect, test } from 'vitest';
import {
  createDocumentWriter,
  type DocumentParts,
  documentHead,
  documentStart,
  inertJson,
  type StartParts,
} from './document.ts';

const htmlDocument = createDocumentWriter();
const style = Buffer.from('<style>@layer theme;</style>');

const textOf = ({ body, state, ...start }: StartParts & Omit<DocumentParts, 'start' | 'style'>) =>
  Buffer.concat(htmlDocument({ start: documentStart(start), style, body, ...(state && { state }) })).toString();

const head = {
  elements: [],
  picture: [],
  favicon: '/favicon.svg',
  assets: '<script type="module" src="/assets/entry.js"></script>',
};
const parts = {
  language: 'pl-PL',
  theme: 'default',
  device: 'phone',
  head: documentHead(head),
  body: '<main>Dzień dobry</main>',
} as const;

test('data in a page can neither end its element nor start another, and reads back the same', () => {
  const hostile = { text: '</script><script>alert(1)</script><!-- <script' };
  const text = JSON.stringify(hostile);
  const document = textOf({ ...parts, state: ['[', text, ',', inertJson(Buffer.from(text)), ']'] });
  const state = /id="state">(.*)<\/script><\/body>/.exec(document)?.[1] ?? '';
  expect(state.includes('<')).toBe(false);
  expect(JSON.parse(state)).toEqual([hostile, hostile]);
});

test('data that is inert already is not copied', () => {
  const json = Buffer.from('{"text":"ł"}');
  expect(inertJson(json)).toBe(json);
});

test('text in the head cannot leave its element', () => {
  const html = textOf({
    ...parts,
    head: documentHead({
      ...head,
      elements: [
        { tag: 'title', text: '</title><script>' },
        { tag: 'meta', attributes: { name: 'description', content: '"><script>' } },
      ],
    }),
  });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
});

test('the root element names language, device and theme', () => {
  expect(textOf(parts)).toContain('<html lang="pl-PL" class="" data-device="phone">');
  expect(textOf({ ...parts, theme: 'u20' })).toContain('class="theme-u20"');
});

test('the style is the last in the head, and its bytes are not copied', () => {
  expect(textOf(parts)).toContain('</script><style>@layer theme;</style></head><body><div id="root"><main>');
  const runs = htmlDocument({ start: documentStart(parts), style, body: parts.body });
  expect(runs[1]).toBe(style);
});

test('an inert page carries no data', () => {
  expect(textOf(parts)).not.toContain('application/json');
  expect(textOf({ ...parts, state: ['{', Buffer.from('}')] })).toContain(
    '<script type="application/json" id="state">{}</script>',
  );
});

test('what actions come to is said outside of what the browser brings to life, so that it may be said before', () => {
  const [, after] = textOf({ ...parts, body: '<main></main>', state: ['{}'] }).split(
    '<div id="root"><main></main></div>',
  );
  expect(after).toMatch(
    /^<p [^>]*id="announcements" aria-live="polite"><\/p><p [^>]*id="alerts" aria-live="assertive"><\/p><script /,
  );
});

test('the picture of the first screen is asked for ahead of styles and code, by the file for the window', () => {
  const picture = [
    { srcSet: '/media/2/ab/400.avif 400w', sizes: '100vw', media: '(max-width: 768px)' },
    { srcSet: '/media/1/ab/400.avif 400w', sizes: '54vw', media: 'not all and (max-width: 768px)' },
  ];
  const html = documentHead({ ...head, picture });
  const links = html.match(/<link rel="preload" as="image"[^>]*>/g);
  expect(links).toEqual([
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/media/2/ab/400.avif 400w" imagesizes="100vw" media="(max-width: 768px)">',
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/media/1/ab/400.avif 400w" imagesizes="54vw" media="not all and (max-width: 768px)">',
  ]);
  expect(html.indexOf(links?.[1] ?? '')).toBeLessThan(html.indexOf(head.assets));
});
