import { screen, waitFor, within } from '@testing-library/react';
import { moduleExamples } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aSummary, createFakeApi, listOf } from '../../testing/fake-api.ts';
import { renderForm } from '../../testing/render-form.tsx';

describe('a number', () => {
  test('is typed with a comma', async () => {
    const badge = { sectionTitle: 'Opinie', rate: 4, amount: 10 };
    const { user, settings } = await renderForm('footer', { name: 'Rosa', badge });
    await user.clear(screen.getByLabelText('Ocena'));
    await user.type(screen.getByLabelText('Ocena'), '4,8');
    expect(settings()).toMatchObject({ badge: { rate: 4.8 } });
  });
  test('below its minimum is told', async () => {
    const { user } = await renderForm('heading', { text: 'Świt' });
    await user.type(screen.getByLabelText('Rozmiar tekstu (px)'), '-5');
    expect(await screen.findByText('Wartość nie może być mniejsza niż 0.')).toBeTruthy();
  });
  test('steps with the arrows and stays in its limits', async () => {
    const { user, settings } = await renderForm('heading', { text: 'Świt', textSize: 158 });
    await user.click(screen.getByLabelText('Rozmiar tekstu (px)'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(settings()).toEqual({ text: 'Świt', textSize: 160 });
  });
  test('of a few is chosen among them', async () => {
    const { user, settings } = await renderForm('container', {});
    const columns = screen.getByRole('radiogroup', { name: 'Kolumny' });
    expect((within(columns).getByRole('radio', { name: '1' }) as HTMLInputElement).checked).toBe(true);
    await user.click(within(columns).getByRole('radio', { name: '3' }));
    expect(settings()).toEqual({ columns: 3 });
  });
});

describe('a colour', () => {
  test('of the theme is chosen by its name', async () => {
    const { user, settings } = await renderForm('container', {});
    await user.click(screen.getByRole('radio', { name: 'Jasny akcent' }));
    expect(settings()).toEqual({ backgroundColour: 'accent-tint' });
  });
  test('of one’s own is typed; what is not one yet changes nothing', async () => {
    const { user, settings } = await renderForm('container', {});
    const own = screen.getByLabelText('Kolor tła');
    await user.type(own, '#9c4a');
    expect(settings()).toEqual({});
    await user.type(own, '3c');
    expect(settings()).toEqual({ backgroundColour: '#9c4a3c' });
  });
  test('in its short form is completed when the field is left', async () => {
    const { user, settings } = await renderForm('container', {});
    await user.type(screen.getByLabelText('Kolor tła'), '#abc');
    await user.tab();
    expect(settings()).toEqual({ backgroundColour: '#aabbcc' });
  });
  test('that is none is kept as it was typed, and told, until another one is chosen', async () => {
    const { user, settings } = await renderForm('container', {});
    const own = screen.getByLabelText('Kolor tła') as HTMLInputElement;
    await user.type(own, 'czerwony');
    await user.tab();
    expect([own.value, own.getAttribute('aria-invalid'), settings()]).toEqual(['czerwony', 'true', {}]);
    expect(screen.getByText(/^To nie jest kolor/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Jasny akcent' }));
    expect([own.value, own.getAttribute('aria-invalid')]).toEqual(['', null]);
  });
  test('is taken away again', async () => {
    const { user, settings } = await renderForm('container', { backgroundColour: 'tint' });
    await user.click(screen.getByRole('button', { name: 'Bez koloru' }));
    expect(settings()).toEqual({});
  });
  test('shows as the theme paints it', async () => {
    await renderForm('container', {});
    const swatch = screen.getByRole('radio', { name: 'Papier' }).nextElementSibling as HTMLElement;
    expect(swatch.style.backgroundColor).toBe('rgb(251, 247, 242)');
  });
});

describe('spacing', () => {
  test('sets all sides with one level, named with its pixels', async () => {
    const { user, settings } = await renderForm('container', {});
    const padding = within(screen.getByRole('group', { name: 'Odstęp wewnętrzny' }));
    await user.selectOptions(padding.getByLabelText('Wszystkie strony'), 'Poziom 4 – 16 px');
    expect(settings()).toEqual({ padding: { top: 4, right: 4, bottom: 4, left: 4 } });
  });
  test('sets each side by itself', async () => {
    const { user, settings } = await renderForm('container', {});
    const margin = within(screen.getByRole('group', { name: 'Margines' }));
    await user.click(margin.getByRole('switch', { name: 'Wszystkie strony razem' }));
    await user.selectOptions(margin.getByLabelText('Dół'), 'Poziom 13 – 160 px');
    expect(settings()).toEqual({ margin: { bottom: 13 } });
  });
  test('offers thirteen levels and none', async () => {
    await renderForm('container', {});
    const padding = within(screen.getByRole('group', { name: 'Odstęp wewnętrzny' }));
    expect(padding.getAllByRole('option')).toHaveLength(14);
  });
});

test('a chosen width is taken back where there is no default', async () => {
  const { user, settings } = await renderForm('image', { width: 'Narrow' });
  await user.click(screen.getByRole('button', { name: 'Wróć do domyślnej szerokości' }));
  expect(settings()).toEqual({});
  expect(screen.queryByRole('button', { name: 'Wróć do domyślnej szerokości' })).toBeNull();
});

test('a width is chosen among its pictures', async () => {
  const { user, settings } = await renderForm('container', {});
  const widths = screen.getByRole('radiogroup', { name: 'Szerokość' });
  expect(within(widths).getAllByRole('radio')).toHaveLength(4);
  await user.click(within(widths).getAllByRole('radio')[1] as HTMLElement);
  expect(settings()).toEqual({ width: 'Narrow' });
});

describe('a link', () => {
  const pages = () =>
    createFakeApi({ 'GET /staff/pages': () => listOf([aSummary({ title: 'Dostawa i zwroty', urlPath: '/dostawa' })]) });

  test('to a page is found by its title, by keyboard alone', async () => {
    const { user, settings, api } = await renderForm(
      'button',
      { label: 'Więcej', link: { href: '/' } },
      { api: pages() },
    );
    const address = screen.getByRole('combobox', { name: 'Adres' });
    await user.clear(address);
    await user.type(address, 'dostawa');
    await waitFor(() => expect(api.asked('GET /staff/pages').at(-1)?.query.get('search')).toBe('dostawa'));
    await screen.findByRole('option', { name: /Dostawa i zwroty/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(settings()).toMatchObject({ link: { href: '/dostawa' } });
  });
  test('to somewhere else is typed, and a bare address is completed', async () => {
    const { user, settings } = await renderForm('button', { label: 'Więcej', link: { href: '/' } });
    const address = screen.getByRole('combobox', { name: 'Adres' });
    await user.clear(address);
    await user.type(address, 'kontakt@rosailen.pl');
    await user.tab();
    expect(settings()).toMatchObject({ link: { href: 'mailto:kontakt@rosailen.pl' } });
  });
  test('that is dangerous is refused in words', async () => {
    const { user } = await renderForm('button', { label: 'Więcej', link: { href: '/' } });
    const address = screen.getByRole('combobox', { name: 'Adres' });
    await user.clear(address);
    await user.type(address, 'javascript:alert(1)');
    await user.tab();
    expect(await screen.findByText(/Niepoprawny adres\. Dozwolone/)).toBeTruthy();
  });
});

test('the buttons of a file are called by its field as well', async () => {
  const { user } = await renderForm('video', moduleExamples.video.own);
  for (const action of ['Zmień plik', 'Usuń plik'])
    expect(screen.getByRole('button', { name: `Plik filmu: ${action}` })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^.+: Usuń plik$/ }));
  expect(screen.getAllByRole('button', { name: /^.+: Wybierz film$/ }).length).toBeGreaterThan(0);
});
