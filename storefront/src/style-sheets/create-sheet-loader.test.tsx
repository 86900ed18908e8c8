import { beforeEach, describe, expect, test } from 'vitest';
import type { StyleSheetMap } from '../content/style-sheet-map.ts';
import { createSheetLoader } from './create-sheet-loader.ts';

const sheets: StyleSheetMap = {
  files: {
    theme: 'assets/theme-1.css',
    'shared-picture': 'assets/picture-1.css',
    'module-hero': 'assets/hero-1.css',
    'module-text': 'assets/text-1.css',
    'page-plain': 'assets/plain-1.css',
  },
  base: ['theme'],
  themes: {},
  plain: ['page-plain'],
  screens: {},
  late: {},
  modules: { hero: ['shared-picture', 'module-hero'], text: ['module-text'], image: ['shared-picture'] },
  optional: {},
};

const page = (...drivers: string[]) => ({ drivers, isPlain: false });
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const addresses = () => links().map((link) => link.getAttribute('href'));
const answer = (event: 'load' | 'error') => {
  for (const link of links()) link.dispatchEvent(new Event(event));
};

function aLoader(inlined = 'theme module-text') {
  document.head.innerHTML = `<style data-sheets="${inlined}"></style>`;
  return createSheetLoader({ document, sheets });
}

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('style sheets of a page that comes later', () => {
  test('are none when the document has them all', async () => {
    await aLoader()(page('text'));
    expect(links()).toEqual([]);
  });

  test('are loaded where the document lacks them, each once', async () => {
    const load = aLoader();
    const both = Promise.all([load(page('hero', 'text')), load(page('image'))]);
    expect(addresses()).toEqual(['/assets/picture-1.css', '/assets/hero-1.css']);
    answer('load');
    await both;
    await load(page('hero'));
    expect(links()).toHaveLength(2);
  });

  test('are waited for', async () => {
    const load = aLoader();
    let isLoaded = false;
    const loading = load(page('image')).then(() => {
      isLoaded = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isLoaded).toBe(false);
    answer('load');
    await loading;
    expect(isLoaded).toBe(true);
  });

  test('stand in the order of the map, whichever came first', () => {
    const load = aLoader('theme');
    void load({ drivers: [], isPlain: true });
    void load(page('text'));
    void load(page('hero'));
    expect(addresses()).toEqual([
      '/assets/picture-1.css',
      '/assets/hero-1.css',
      '/assets/text-1.css',
      '/assets/plain-1.css',
    ]);
  });

  test('are tried again by the next page after they failed', async () => {
    const load = aLoader();
    const failed = expect(load(page('image'))).rejects.toThrow('The style sheet shared-picture was not loaded');
    answer('error');
    await failed;
    expect(links()).toEqual([]);
    const loading = load(page('image'));
    answer('load');
    await loading;
    expect(addresses()).toEqual(['/assets/picture-1.css']);
  });
});
