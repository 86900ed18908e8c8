import { expect, test } from 'vitest';
import { DRIVERS, moduleExamples, paragraphs } from '../index.ts';
import { emptyPage, type PageDocument } from '../page/page.ts';
import { changeTexts, collectTexts } from './page-texts.ts';

const placed = (id: string, driver: string, settings: Readonly<Record<string, unknown>>) => ({
  id,
  driver,
  version: 1,
  settings,
});
function aPage(...modules: readonly ReturnType<typeof placed>[]): PageDocument {
  const page = emptyPage('article', 'O lnie');
  return {
    ...page,
    properties: { ...page.properties, meta: { ...page.properties.meta, description: 'Opis dla wyszukiwarek' } },
    contentProperties: { lead: 'Wstęp', author: 'anna', publicationDate: '2026-11-01' },
    slots: { ...page.slots, main: modules.map(({ id }) => id) },
    containers: Object.fromEntries(modules.map((module) => [module.id, module])),
  };
}

test('what people read is listed with its place; keys, addresses, choices and days are not', () => {
  const page = aPage(
    placed('h', 'heading', { text: 'Len', level: 'H2' }),
    placed('t', 'text', { content: paragraphs('Pierwszy akapit', 'Drugi') }),
    placed('b', 'button', { label: 'Zobacz', link: { href: '/twarz' } }),
    placed('u', 'rocket', { text: 'Nikt nie zna' }),
  );
  expect(collectTexts(page)).toEqual([
    { path: '/title', text: 'O lnie' },
    { path: '/properties/meta/description', text: 'Opis dla wyszukiwarek' },
    { path: '/contentProperties/lead', text: 'Wstęp' },
    { path: '/containers/h/settings/text', text: 'Len', placedModuleId: 'h' },
    { path: '/containers/t/settings/content/content/0/content/0/text', text: 'Pierwszy akapit', placedModuleId: 't' },
    { path: '/containers/t/settings/content/content/1/content/0/text', text: 'Drugi', placedModuleId: 't' },
    { path: '/containers/b/settings/label', text: 'Zobacz', placedModuleId: 'b' },
  ]);
});

test('other texts leave all else as it is', () => {
  const page = aPage(
    placed('b', 'button', { label: 'Zobacz', link: { href: '/Zobacz' }, extra: 'Zobacz' }),
    placed('u', 'rocket', { text: 'Zobacz' }),
  );
  const changed = changeTexts(page, (text) => text.replace('Zobacz', 'Poznaj'));
  expect(changed).toEqual(
    aPage(
      placed('b', 'button', { label: 'Poznaj', link: { href: '/Zobacz' }, extra: 'Zobacz' }),
      placed('u', 'rocket', { text: 'Zobacz' }),
    ),
  );
});

test.each(DRIVERS)('the examples of %s stay what they are when no text changes', (driver) => {
  for (const settings of Object.values(moduleExamples[driver])) {
    const page = aPage(placed('m', driver, settings as Readonly<Record<string, unknown>>));
    expect(changeTexts(page, (text) => text)).toEqual(page);
  }
});
