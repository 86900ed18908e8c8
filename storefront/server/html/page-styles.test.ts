import { expect, test } from 'vitest';
import { testStyles } from '../testing/a-storefront.ts';
import { createPageStyles } from './page-styles.ts';

const page = (...drivers: string[]) => ({ drivers, isPlain: false });
const contentOf = (element: Buffer) => /^<style[^>]*>(.*)<\/style>$/s.exec(element.toString())?.[1] ?? '';

test('a page has the sheets of its modules in their fixed order, behind the order of the layers', () => {
  const { element } = createPageStyles(testStyles).of(page('text', 'heading'));
  expect(element.toString()).toBe(
    '<style data-sheets="theme module-heading">@layer theme,shared,modules,pages;' +
      '@layer theme{body{margin:0}}@layer modules{._root{color:red}}</style>',
  );
});

test('a page of our own has its sheet too', () => {
  const { element } = createPageStyles(testStyles).of({ drivers: [], isPlain: true });
  expect(element.toString()).toContain('data-sheets="theme page-plain"');
});

test('a screen begins with the sheet of what it shows as soon as it is alive', () => {
  const map = { ...testStyles.map, late: { checkout: ['module-heading'] } };
  const styles = createPageStyles({ ...testStyles, map });
  const screen = { drivers: [], isPlain: true, screen: 'checkout' } as const;
  expect(styles.of(screen).element.toString()).not.toContain('module-heading');
  const { element } = styles.of({ ...screen, late: ['checkout'] });
  expect(element.toString()).toContain('module-heading');
  // Who loads that part needs not know which sheets it has.
  expect(element.toString()).toContain('data-late-parts="checkout"');
});

test('a screen has the sheets of its own area alone', () => {
  const map = { ...testStyles.map, screens: { cart: ['module-heading'], order: ['module-text'] } };
  const styles = createPageStyles({ ...testStyles, map });
  const { element } = styles.of({ drivers: [], isPlain: true, screen: 'cart' });
  expect(element.toString()).toContain('data-sheets="theme module-heading page-plain"');
});

test('the source is the hash that a browser computes of the text of the element', async () => {
  const styles = createPageStyles({ ...testStyles, texts: { ...testStyles.texts, theme: 'a::after{content:"→ł"}' } });
  const { element, source } = styles.of(page('heading'));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(contentOf(element)));
  expect(source).toBe(`'sha256-${Buffer.from(digest).toString('base64')}'`);
});

test('pages that need the same sheets share one element, in whatever order their modules stand', () => {
  const styles = createPageStyles(testStyles);
  const { element } = styles.of(page('heading'));
  for (const parts of [page('heading'), page('text', 'heading'), page('heading', 'text'), page('heading', 'slider')])
    expect(styles.of(parts).element).toBe(element);
  expect(styles.of(page('text')).element).not.toBe(element);
});

test('a module that the build does not know, whatever its name, needs no sheet', () => {
  const styles = createPageStyles(testStyles);
  expect(styles.of(page('slider', 'constructor')).element).toBe(styles.of(page()).element);
});
