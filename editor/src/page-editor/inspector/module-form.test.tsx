import { screen, waitFor, within } from '@testing-library/react';
import { DRIVERS, moduleExamples } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aFile, aProduct, aSummary, createFakeApi, listOf } from '../../testing/fake-api.ts';
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

describe('products', () => {
  const krem = aProduct('RL-1', 'Krem na dzień');
  const serum = aProduct('RL-2', 'Serum z lnem');
  const tonik = aProduct('RL-3', 'Tonik różany');
  const related = { products: { 'RL-1': krem, 'RL-2': serum } };
  const chosen = { source: { kind: 'selected', skus: ['RL-1', 'RL-2'] } };
  const catalogue = () => createFakeApi({ 'GET /staff/catalogue/products': () => listOf([krem, tonik]) });

  test('are listed by name in their order', async () => {
    await renderForm('products-list', chosen, { related });
    const list = screen.getByRole('list', { name: 'Wybrane produkty' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Krem na dzieńRL-1', 'Serum z lnemRL-2']);
  });
  test('are added by search, those already there left out', async () => {
    const { user, settings } = await renderForm('products-list', chosen, { related, api: catalogue() });
    await user.type(screen.getByRole('combobox', { name: 'Dodaj produkt' }), 'ton');
    const option = await screen.findByRole('option', { name: /Tonik różany/ });
    expect(screen.queryByRole('option', { name: /Krem na dzień/ })).toBeNull();
    await user.click(option);
    expect(settings()).toEqual({ source: { kind: 'selected', skus: ['RL-1', 'RL-2', 'RL-3'] } });
  });
  test('are removed', async () => {
    const { user, settings } = await renderForm('products-list', chosen, { related });
    await user.click(screen.getByRole('button', { name: 'Usuń produkt: Krem na dzień' }));
    expect(settings()).toEqual({ source: { kind: 'selected', skus: ['RL-2'] } });
  });
  test('must be at least one', async () => {
    await renderForm('products-list', { source: { kind: 'selected', skus: [] } });
    expect(await screen.findByText('Za mało pozycji: co najmniej 1.')).toBeTruthy();
  });
  test('a fault that was mended is no longer counted', async () => {
    const { user } = await renderForm(
      'products-list',
      { source: { kind: 'category', category: 'twarz' } },
      { api: catalogue() },
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Które produkty' }), 'Wybrane ręcznie');
    expect(await screen.findByText('1 błąd')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Dodaj produkt' }));
    await user.click(await screen.findByRole('option', { name: /Tonik/ }));
    await waitFor(() => expect(screen.queryByText(/błąd/)).toBeNull());
  });
  test('the choice and what it brings are named once', async () => {
    await renderForm('products-list', chosen, { related });
    expect(screen.getAllByText('Które produkty')).toHaveLength(1);
    expect(screen.getAllByText('Wybrane ręcznie').map((element) => element.tagName)).toEqual(['OPTION']);
  });
  test('another kind of list drops what belongs to the old one', async () => {
    const { user, settings } = await renderForm('products-list', chosen, { related });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Które produkty' }), 'Z kategorii');
    expect(settings()).toStrictEqual({ source: { kind: 'category' } });
  });
  test('of a category: the category is chosen by name from the tree', async () => {
    const api = createFakeApi({
      'GET /staff/catalogue/categories': () => ({
        body: {
          items: [{ path: 'twarz', name: 'Twarz', children: [{ path: 'twarz/kremy', name: 'Kremy', children: [] }] }],
        },
      }),
    });
    const { user, settings } = await renderForm(
      'products-list',
      { source: { kind: 'category', category: 'twarz' } },
      { api },
    );
    const field = screen.getByRole('combobox', { name: 'Kategoria' }) as HTMLInputElement;
    await waitFor(() => expect(field.value).toBe('Twarz'));
    await user.clear(field);
    await user.type(field, 'kre');
    await user.click(await screen.findByRole('option', { name: /Kremy/ }));
    expect(settings()).toEqual({ source: { kind: 'category', category: 'twarz/kremy' } });
  });
  test.each([
    ['line', 'Linia', 'GET /staff/catalogue/lines'],
    ['brand', 'Marka', 'GET /staff/catalogue/brands'],
  ])('of a %s: it is chosen by name', async (kind, label, route) => {
    const api = createFakeApi({ [route]: () => listOf([{ code: 'swit', name: 'Świt' }]) });
    const { user, settings } = await renderForm('products-list', { source: { kind } }, { api });
    await user.type(screen.getByRole('combobox', { name: label }), 'swit');
    await user.click(await screen.findByRole('option', { name: 'Świt' }));
    expect(settings()).toEqual({ source: { kind, [kind]: 'swit' } });
  });
});

describe('a picture', () => {
  test('is picked from the library', async () => {
    const api = createFakeApi({ 'GET /staff/media': () => listOf([aFile(3, { title: 'Róża' })]) });
    const { user, settings, learnedFiles } = await renderForm('image', {}, { api });
    await user.click(screen.getByRole('button', { name: 'Wybierz obraz' }));
    await user.click(await screen.findByRole('button', { name: /^Wybierz: Róża/ }));
    expect(settings()).toEqual({ image: { file: 3 } });
    expect(learnedFiles().map(({ id }) => id)).toEqual([3]);
  });
  test('is taken away', async () => {
    const { user, settings } = await renderForm(
      'image',
      { image: { file: 3 } },
      { related: { files: { 3: aFile(3) } } },
    );
    await user.click(screen.getByRole('button', { name: 'Usuń obraz' }));
    expect(settings()).toEqual({});
  });
  test('gets words of its own', async () => {
    const { user, settings } = await renderForm(
      'image',
      { image: { file: 3 } },
      { related: { files: { 3: aFile(3, { alt: 'Róża' }) } } },
    );
    expect(screen.getByText('Z biblioteki: „Róża”')).toBeTruthy();
    await user.type(screen.getByLabelText('Opis obrazu (alt)'), 'Płatki');
    expect(settings()).toEqual({ image: { file: 3, alt: 'Płatki' } });
  });
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
  test('a new item is unfolded, to be filled in', async () => {
    const { user, settings } = await renderForm('navbar', { name: 'Rosa', items: [] });
    await user.click(screen.getByRole('button', { name: 'Dodaj: pozycja' }));
    await user.type(screen.getByLabelText('Napis'), 'Iskra');
    expect(settings()).toMatchObject({ items: [{ label: 'Iskra' }] });
  });
});

describe('formatted text', () => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rosa' }] }] };

  test('is shown and made bold from the toolbar', async () => {
    const { user, settings } = await renderForm('text', { content });
    const box = await screen.findByRole('textbox', { name: 'Treść' });
    expect(box.textContent).toBe('Rosa');
    await user.click(box);
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Pogrubienie' }));
    expect(settings()).toMatchObject({
      content: { content: [{ content: [{ text: 'Rosa', marks: [{ type: 'bold' }] }] }] },
    });
  });
  test('follows when it is changed from outside', async () => {
    const { replaceSettings } = await renderForm('text', { content });
    const box = await screen.findByRole('textbox', { name: 'Treść' });
    replaceSettings({
      content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Len' }] }] },
    });
    await waitFor(() => expect(box.textContent).toBe('Len'));
  });
  test('the toolbar is one stop, with arrows inside', async () => {
    const { user } = await renderForm('text', { content });
    const toolbar = await screen.findByRole('toolbar', { name: 'Formatowanie' });
    within(toolbar).getByRole('combobox', { name: 'Rodzaj akapitu' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(within(toolbar).getByRole('button', { name: 'Pogrubienie' }));
  });
  test('no style element is put into the page', async () => {
    await renderForm('text', { content });
    await screen.findByRole('textbox', { name: 'Treść' });
    expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
  });
});

test('who may only read cannot type', async () => {
  await renderForm('hero', { heading: 'Krem' }, { readOnly: true });
  expect((screen.getByLabelText('Nagłówek') as HTMLInputElement).disabled).toBe(true);
});

test('points that a ratio cuts away are named in the form as soon as it is chosen', async () => {
  const files = { '1': aFile(1, { width: 2000, height: 1000 }) };
  const points = [
    { x: 0.1, y: 0.5, label: 'Len' },
    { x: 0.5, y: 0.5, label: 'Krem' },
  ];
  const { replaceSettings } = await renderForm('image', { image: { file: 1, points } }, { related: { files } });
  expect(screen.queryByText(/Poza kadrem/)).toBeNull();
  replaceSettings({ image: { file: 1, points }, ratio: 'square' });
  expect(await screen.findByText(/Poza kadrem, więc niewidoczne w sklepie: Punkt 1: Len\./)).toBeTruthy();
});
