import { screen, waitFor, within } from '@testing-library/react';
import { DRIVERS, moduleExamples } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { renderForm } from '../../testing/render-form.tsx';
import { checkSettings } from '../module-forms/check-settings.ts';
import { loadForm } from '../module-forms/load-form.ts';

describe.each(DRIVERS)('the form of %s', (driver) => {
  test('finds nothing wrong with any example, and changes nothing unasked', async () => {
    const form = await loadForm(driver);
    for (const settings of Object.values(moduleExamples[driver])) expect(checkSettings(form, settings)).toEqual([]);
    const settings = moduleExamples[driver].typical;
    const view = await renderForm(driver, settings);
    expect(view.settings()).toEqual(settings);
  });
});

test('typing changes the one field and nothing else', async () => {
  const { user, settings } = await renderForm('hero', { heading: 'Krem', text: 'Lekki' });
  await user.type(screen.getByLabelText('Nagłówek'), ' na dzień');
  expect(settings()).toEqual({ heading: 'Krem na dzień', text: 'Lekki' });
});

test('an emptied required field says so; an emptied optional one is absent', async () => {
  const { user, settings } = await renderForm('hero', { heading: 'Krem', text: 'Lekki' });
  await user.clear(screen.getByLabelText('Nagłówek'));
  await user.clear(screen.getByLabelText('Tekst'));
  expect(settings()).toEqual({ heading: '' });
  await screen.findByText('Pole nie może być puste.');
  expect(screen.getByLabelText('Nagłówek').getAttribute('aria-invalid')).toBe('true');
});

test('too long a text is told with its limit', async () => {
  const { user } = await renderForm('heading', { text: 'a'.repeat(199) });
  await user.type(screen.getByLabelText('Tekst'), 'bc');
  expect(await screen.findByText('Za długi tekst: najwyżej 200 znaków.')).toBeTruthy();
});

test('the groups are treść, wygląd and zachowanie; a fault in a folded one is counted', async () => {
  await renderForm('heading', { text: 'Świt', textSize: -4 });
  const groups = [...document.querySelectorAll('summary')].map((summary) => summary.textContent);
  expect(groups).toEqual(['Treść', 'Wygląd1 błąd', 'Zachowanie']);
});

test('a choice without a value shows the default; choosing stores it', async () => {
  const { user, settings } = await renderForm('hero', { heading: 'Krem' });
  const height = screen.getByRole('radiogroup', { name: 'Wysokość' });
  expect((within(height).getByRole('radio', { name: 'Średni' }) as HTMLInputElement).checked).toBe(true);
  await user.click(within(height).getByRole('radio', { name: 'Wysoki' }));
  expect(settings()).toEqual({ heading: 'Krem', height: 'tall' });
});

test('a switch without a value shows the default', async () => {
  const { user, settings } = await renderForm('navbar', { name: 'Rosa i Len' });
  const sticky = screen.getByRole('switch', { name: 'Zostaje u góry przy przewijaniu' }) as HTMLInputElement;
  expect(sticky.checked).toBe(true);
  await user.click(sticky);
  expect(settings()).toEqual({ name: 'Rosa i Len', sticky: false });
});

describe('an optional group', () => {
  test('is absent until it is added, and goes as a whole', async () => {
    const { user, settings } = await renderForm('navbar', { name: 'Rosa' });
    await user.click(screen.getByRole('button', { name: 'Dodaj: pasek ogłoszenia' }));
    await user.type(screen.getByLabelText('Tekst'), 'Dostawa gratis');
    expect(settings()).toEqual({ name: 'Rosa', announcement: { text: 'Dostawa gratis' } });
    await user.click(screen.getByRole('button', { name: 'Usuń: pasek ogłoszenia' }));
    expect(settings()).toEqual({ name: 'Rosa' });
  });
});

describe('a list of items', () => {
  const items = [
    { label: 'Twarz', link: { href: '/twarz' } },
    { label: 'Ciało', link: { href: '/cialo' } },
  ];
  test('names its items, moves and removes them', async () => {
    const { user, settings } = await renderForm('navbar', { name: 'Rosa', items });
    await user.click(screen.getByRole('button', { name: 'Przesuń w dół: Twarz' }));
    expect(settings()).toMatchObject({ items: [items[1], items[0]] });
    await user.click(screen.getByRole('button', { name: 'Usuń: Ciało' }));
    expect(settings()).toMatchObject({ items: [items[0]] });
  });
  test('of plain words names each field for screen readers', async () => {
    await renderForm('footer', { name: 'Rosa', delivery: { title: 'Dostawa', names: ['Paczkomat', 'Kurier'] } });
    const names = [...document.querySelectorAll<HTMLInputElement>('input')].filter(({ value }) =>
      ['Paczkomat', 'Kurier'].includes(value),
    );
    expect(names.map((input) => input.labels?.[0]?.textContent)).toEqual(['Nazwy-1', 'Nazwy-2']);
  });
  test('a new item is not at fault before its fields are left', async () => {
    const { user } = await renderForm('navbar', { name: 'Rosa', items: [] });
    await user.click(screen.getByRole('button', { name: 'Dodaj: pozycja' }));
    const label = await screen.findByLabelText('Napis');
    expect([label.getAttribute('aria-invalid'), screen.queryByText(/^Pole nie może być puste/)]).toEqual([null, null]);
    label.focus();
    await user.tab();
    await waitFor(() => expect(label.getAttribute('aria-invalid')).toBe('true'));
  });
  test('whoever goes on to another part of the page sees all that a new item lacks', async () => {
    const { user } = await renderForm('navbar', { name: 'Rosa', items: [] });
    await user.click(screen.getByRole('button', { name: 'Dodaj: pozycja' }));
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await user.click(elsewhere);
    elsewhere.remove();
    expect((await screen.findAllByText(/^Pole nie może być puste/)).length).toBeGreaterThan(0);
  });
  test('a new item is unfolded, to be filled in', async () => {
    const { user, settings } = await renderForm('navbar', { name: 'Rosa', items: [] });
    await user.click(screen.getByRole('button', { name: 'Dodaj: pozycja' }));
    await user.type(screen.getByLabelText('Napis'), 'Iskra');
    expect(settings()).toMatchObject({ items: [{ label: 'Iskra' }] });
  });
});

test('who may only read cannot type', async () => {
  await renderForm('hero', { heading: 'Krem' }, { readOnly: true });
  expect((screen.getByLabelText('Nagłówek') as HTMLInputElement).disabled).toBe(true);
});
