import { screen } from '@testing-library/react';
import { DRIVERS, moduleDefinitions, moduleExamples } from '@witryna/module-schemas';
import { afterEach, describe, expect, test } from 'vitest';
import { t } from '../../i18n/pl.ts';
import { aDocument } from '../../testing/a-document.ts';
import { renderForm } from '../../testing/render-form.tsx';
import { definitionOf, loadDefinitions } from '../definitions/index.ts';
import { describeSlot } from '../describe/describe-target.ts';
import { searchModules } from '../palette/search-modules.ts';
import { checkSettings } from './check-settings.ts';
import { loadForm } from './load-form.ts';
import { findOwnFaults } from './own-rules.ts';

afterEach(() => loadDefinitions('pl'));

describe.each(['en', 'hu'] as const)('in %s', (language) => {
  test.each(DRIVERS)('the form of %s has the words of the language and checks as in Polish', async (driver) => {
    await loadDefinitions('pl');
    const polish = await loadForm(driver);
    await loadDefinitions(language);
    const { schema, check, validator } = await loadForm(driver);
    expect(schema).not.toEqual(polish.schema);
    for (const settings of Object.values(moduleExamples[driver])) expect(check(settings)).toBe(true);
    expect(validator.validateFormData({ '§': 1 }, schema).errors).not.toEqual([]);
  });
});

test.each([
  ['pl', 'Nagłówek', 'Tekst'],
  ['en', 'Heading', 'Text'],
  ['hu', 'Címsor', 'Szöveg'],
] as const)('a heading is called and shown in %s', async (language, title, field) => {
  await loadDefinitions(language);
  expect(definitionOf('heading')?.title).toBe(title);
  expect(searchModules(title)[0]).toBe('heading');
  await renderForm('heading', moduleExamples.heading.typical);
  expect(screen.getByLabelText(field)).toBeTruthy();
});

test.each([
  ['pl', 'Wygląd', 'Wybierz obraz'],
  ['en', 'Appearance', 'Choose a picture'],
  ['hu', 'Megjelenés', 'Kép kiválasztása'],
] as const)('what stands around the fields is said in %s as well', async (language, group, choose) => {
  await loadDefinitions(language);
  await renderForm('image', {});
  expect(screen.getByText(group)).toBeTruthy();
  expect(screen.getByRole('button', { name: choose })).toBeTruthy();
});

test.each([
  ['pl', 'Pole nie może być puste', 'Za długi tekst: najwyżej 200 znaków.', 'Część główna', 'Niepoprawny adres'],
  [
    'en',
    'The field cannot be empty',
    'The text is too long: at most 200 characters.',
    'Main part',
    'The address is not correct',
  ],
  ['hu', 'A mező nem lehet üres', 'A szöveg túl hosszú: legfeljebb 200 karakter.', 'Fő rész', 'A cím nem megfelelő'],
] as const)(
  'what is wrong, and where things stand, is said in %s',
  async (language, empty, long, main, wrongAddress) => {
    await loadDefinitions(language);
    const form = await loadForm('heading');
    expect(checkSettings(form, {}).map(({ message }) => message)).toEqual([empty]);
    expect(checkSettings(form, { text: 'a'.repeat(201) }).map(({ message }) => message)).toEqual([long]);
    expect(describeSlot(aDocument(), { parentId: null, slot: 'main' })).toBe(main);
    const link = { href: 'javascript:alert(1)' };
    const [unsafe] = findOwnFaults(moduleDefinitions.button.settings, { label: 'a', link });
    expect(unsafe?.message).toContain(wrongAddress);
  },
);

test('sentences with values are whole in each language', async () => {
  for (const [language, sentence] of [
    ['en', 'A picture can have 1 point at most.'],
    ['hu', 'Egy képen legfeljebb 1 pont lehet.'],
    ['pl', 'Na obrazie może być najwyżej 1 punkt.'],
  ] as const) {
    await loadDefinitions(language);
    expect(t.inspector.image.full(1)).toBe(sentence);
  }
});
