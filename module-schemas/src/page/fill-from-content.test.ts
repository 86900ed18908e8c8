import { expect, test } from 'vitest';
import { validateSettings } from '../page-validation/validate-settings.ts';
import type { SharedContent } from '../wire/related.ts';
import { fillFromContent, fillPageFromContent } from './fill-from-content.ts';
import { emptyPage, type PlacedModule } from './page.ts';

const placed = (driver: string, settings: PlacedModule['settings']): PlacedModule => ({
  id: 'm',
  driver,
  version: 1,
  settings,
});
const content = (type: SharedContent['type'], title: string, properties: SharedContent['properties']) => ({
  id: 1,
  type,
  title,
  properties,
});
const link = (label: string) => ({ label, href: `/${label}` });
const labelled = (label: string) => ({ label, link: { href: `/${label}` } });

const contents = {
  'galerie/pracownia': content('gallery', 'Pracownia', {
    images: [4, 8, ...Array.from({ length: 20 }, (_, i) => i + 10)],
  }),
  'galerie/pusta': content('gallery', 'Pusta', {}),
  'banery/zima': content('banner', 'Zima w łące', { image: 5, text: 'Balsamy i kąpiele', href: '/cialo' }),
  'odnosniki/regulamin': content('link', 'Regulamin', { href: '/regulamin' }),
  'odnosniki/zwroty': content('link', 'Zwroty', { label: 'Jak zwrócić', href: '/zwroty' }),
  'menu/glowne': content('navigation', 'Główne', {
    links: [link('nowosci')],
    children: ['/menu/twarz/', 'menu/cialo', 'menu/pusta', 'menu/nigdzie', { other: 'system' }],
  }),
  'menu/twarz': content('navigation', 'Twarz', { links: [link('twarz'), link('toniki'), link('serum')] }),
  'menu/cialo': content('navigation', 'Ciało', { links: [link('cialo')] }),
  'menu/pusta': content('navigation', 'Pusta', { links: [] }),
};
const filled = (driver: string, settings: PlacedModule['settings']) =>
  fillFromContent(placed(driver, settings), contents).settings;

test('a list of pictures shows those of its gallery, nine at most, in the place of its own', () => {
  const own = [{ image: { file: 1 } }];
  const settings = filled('image-list', { gallery: '/galerie/pracownia', items: own });
  expect(settings.items).toHaveLength(9);
  expect(settings.items).toMatchObject([{ image: { file: 4 } }, { image: { file: 8 } }, {}, {}, {}, {}, {}, {}, {}]);
  expect(filled('image-list', { gallery: 'galerie/pusta', items: own }).items).toEqual(own);
});

test('a tile takes from its banner what it does not say itself', () => {
  expect(filled('advertise-box', { banner: 'banery/zima', text: '', badge: 'Nowość' })).toEqual({
    banner: 'banery/zima',
    badge: 'Nowość',
    heading: 'Zima w łące',
    text: 'Balsamy i kąpiele',
    image: { file: 5 },
    link: { href: '/cialo' },
  });
  const own = { heading: 'Własny', link: { href: '/wlasny' } };
  expect(filled('advertise-box', { banner: 'banery/zima', ...own })).toMatchObject(own);
});

test('a button leads where its shared link leads, with its own words if it has any', () => {
  expect(filled('button', { sharedLink: 'odnosniki/regulamin' })).toMatchObject({
    label: 'Regulamin',
    link: { href: '/regulamin' },
  });
  const own = { label: 'Zwrot', link: { href: '/stary', newTab: true } };
  expect(filled('button', { sharedLink: 'odnosniki/zwroty', ...own })).toMatchObject({
    label: 'Zwrot',
    link: { href: '/zwroty', newTab: true },
  });
  expect(filled('button', { sharedLink: 'odnosniki/zwroty' }).label).toBe('Jak zwrócić');
});

test('a menu goes on with the links of its navigation, then with its parts, each with what lies below it', () => {
  expect(filled('navbar', { name: 'Sklep', navigation: 'menu/glowne', items: [labelled('swit')] }).items).toEqual([
    labelled('swit'),
    labelled('nowosci'),
    { label: 'Twarz', link: { href: '/twarz' }, children: [labelled('toniki'), labelled('serum')] },
    { label: 'Ciało', link: { href: '/cialo' } },
  ]);
});

test('a group of the footer goes on with the links of its navigation; the others stay', () => {
  const secondary = { title: 'Pomoc', links: [labelled('pomoc')] };
  const settings = filled('footer', { name: 'Sklep', main: { title: 'Sklep', navigation: 'menu/twarz' }, secondary });
  expect(settings.main).toMatchObject({ links: [labelled('twarz'), labelled('toniki'), labelled('serum')] });
  expect(settings.secondary).toBe(secondary);
});

test.each([
  ['image-list', { gallery: 'galerie/nigdzie' }],
  ['image-list', { gallery: 'banery/zima' }],
  ['image-list', { gallery: 'constructor' }],
  ['advertise-box', { banner: 4, heading: 'Tu' }],
  ['button', { sharedLink: 'menu/twarz' }],
  ['navbar', { name: 'Sklep' }],
  ['footer', { name: 'Sklep', main: null }],
  ['text', { gallery: 'galerie/pracownia' }],
])('%s with %j stays the same object', (driver, settings) => {
  const module = placed(driver, settings);
  expect(fillFromContent(module, contents)).toBe(module);
  const page = { ...emptyPage('page', 'Strona'), containers: { m: module } };
  expect(fillPageFromContent(page, contents)).toBe(page);
});

test('what a module must have may come from the content that it names, and is missing otherwise', () => {
  const faultsOf = (...given: Parameters<typeof validateSettings>) =>
    validateSettings(...given).map(({ path, rule }) => `${path} ${rule}`);
  expect(faultsOf('button', { appearance: 'quiet' })).toEqual(['/label required', '/link required']);
  expect(faultsOf('button', { sharedLink: 'odnosniki/zwroty' })).toEqual([]);
  expect(faultsOf('image-list', {})).toEqual(['/items required']);
  expect(faultsOf('image-list', { gallery: 'galerie/pracownia' })).toEqual([]);
  expect(faultsOf('footer', { name: 'Sklep', main: { title: 'Menu' } })).toEqual(['/main/links required']);
  expect(validateSettings('button', {})[0]?.message).toBe('Pole „label” nie może być puste.');
});
