import { describe, expect, test } from 'vitest';
import { normalizePage } from '../page/normalize-page.ts';
import { emptyPage, type PageDocument, type PlacedModule } from '../page/page.ts';
import { validatePage } from './validate-page.ts';

const placed = (id: string, driver: string, settings: object, slots?: Record<string, string[]>): PlacedModule => ({
  id,
  driver,
  version: 1,
  settings: settings as PlacedModule['settings'],
  ...(slots ? { slots } : {}),
});

const pageOf = (...modules: PlacedModule[]): PageDocument => ({
  ...emptyPage('page', 'Próba'),
  slots: { top: [], main: modules.slice(0, 1).map(({ id }) => id), bottom: [] },
  containers: Object.fromEntries(modules.map((module) => [module.id, module])),
});

const point = (x: number) => ({ x, y: 0.5, label: 'punkt' });

describe('a page is refused with the place, the rule and a sentence', () => {
  test.each([
    ['an unknown module', pageOf(placed('a', 'marquee', {})), '/containers/a/driver', 'unknown-module'],
    [
      'an unknown field',
      pageOf(placed('a', 'hero', { heading: 'x', glitter: 1 })),
      '/containers/a/settings/glitter',
      'additionalProperties',
    ],
    ['a wrong type', pageOf(placed('a', 'hero', { heading: 7 })), '/containers/a/settings/heading', 'type'],
    ['an empty required field', pageOf(placed('a', 'hero', {})), '/containers/a/settings/heading', 'required'],
    [
      'a sixth point on an image',
      pageOf(placed('a', 'image', { image: { file: 1, points: [0, 0.2, 0.4, 0.6, 0.8, 1].map(point) } })),
      '/containers/a/settings/image/points',
      'maxItems',
    ],
    [
      'a point on a point',
      pageOf(placed('a', 'image', { image: { file: 1, points: [point(0.5), point(0.51)] } })),
      '/containers/a/settings/image/points',
      'x-minPointDistance',
    ],
    [
      'a script for an address',
      pageOf(placed('a', 'button', { label: 'x', link: { href: 'javascript:alert(1)' } })),
      '/containers/a/settings/link/href',
      'x-href',
    ],
    [
      'a NUL in a text',
      pageOf(placed('a', 'hero', { heading: 'x\u0000' })),
      '/containers/a/settings/heading',
      'storable',
    ],
    [
      'half a character in a formatted text',
      pageOf(placed('a', 'text', { content: { type: 'doc', content: [{ type: 'text', text: '\uD83D' }] } })),
      '/containers/a/settings/content/content/0/text',
      'storable',
    ],
    [
      'raw HTML in a text',
      pageOf(placed('a', 'text', { content: { type: 'doc', content: [{ type: 'html', text: '<b>' }] } })),
      '/containers/a/settings/content',
      'x-richText',
    ],
    [
      'a negative text size',
      pageOf(placed('a', 'heading', { text: 'x', textSize: -1 })),
      '/containers/a/settings/textSize',
      'minimum',
    ],
    [
      'a module in a slot it does not have',
      pageOf(placed('a', 'text', { content: { type: 'doc' } }, { content: [] })),
      '/containers/a/slots/content',
      'unknown-slot',
    ],
    [
      'a module that the slot does not take',
      pageOf(placed('a', 'hero', { heading: 'x' }, { actions: ['b'] }), placed('b', 'heading', { text: 'x' })),
      '/containers/a/slots/actions/0',
      'slot-accepts',
    ],
    [
      'a slot that names no module',
      pageOf(placed('a', 'container', {}, { content: ['ghost'] })),
      '/containers/a/slots/content/0',
      'slot-unknown-id',
    ],
    [
      'a module that no slot holds',
      pageOf(placed('a', 'container', {}), placed('b', 'container', {})),
      '/containers/b',
      'unreachable',
    ],
    [
      'a module that holds itself',
      pageOf(placed('a', 'container', {}), placed('b', 'container', {}, { content: ['b'] })),
      '/containers/b',
      'unreachable',
    ],
  ])('%s', (_, page, path, rule) => {
    const fault = validatePage(page).find((found) => found.rule === rule);
    expect(fault).toMatchObject({ path, rule });
    expect(fault?.message).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ].*\.$/);
  });

  test('one module in two places', () => {
    const page = { ...pageOf(placed('a', 'container', {})), slots: { top: ['a'], main: ['a'], bottom: [] } };
    expect(validatePage(page)).toMatchObject([{ rule: 'slot-twice', path: '/slots/main/0' }]);
  });

  test('nesting deeper than twelve levels, but not twelve', () => {
    const chain = (length: number) =>
      pageOf(
        ...Array.from({ length }, (_, index) =>
          placed(`c${index}`, 'container', {}, index + 1 < length ? { content: [`c${index + 1}`] } : undefined),
        ),
      );
    expect(validatePage(chain(12))).toEqual([]);
    expect(validatePage(chain(13))).toMatchObject([{ rule: 'page-depth', placedModuleId: 'c12' }]);
  });

  test('more than a thousand modules', () => {
    const containers = Array.from({ length: 1001 }, () => ({ driver: 'container' }));
    expect(validatePage(normalizePage({ title: 'Długa', containers }))).toMatchObject([{ rule: 'page-size' }]);
    expect(validatePage(normalizePage({ title: 'Długa', containers: containers.slice(1) }))).toEqual([]);
  });

  test('a page of a shape that is no page', () => {
    expect(validatePage({ ...emptyPage('page', 'x'), slots: { top: [] } })).toMatchObject([
      { path: '/slots/main', rule: 'required' },
    ]);
    expect(validatePage({ ...emptyPage('page', 'x'), theme: 'neon' })).toMatchObject([
      { path: '/theme', rule: 'enum' },
    ]);
  });
});
