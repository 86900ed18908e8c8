import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aFile, aProduct, aSummary, createFakeApi, listOf } from '../../testing/fake-api.ts';
import { renderForm } from '../../testing/render-form.tsx';

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
      { source: { kind: 'selected', skus: [] } },
      { api: catalogue() },
    );
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
  test('are dropped onto their field from the disk, and what is no picture is refused there', async () => {
    const api = createFakeApi({ 'POST /staff/media': () => ({ status: 201, body: aFile(5, { title: 'Łąka' }) }) });
    const { settings } = await renderForm('image', {}, { api });
    const dropped = (name: string, type: string) => ({
      dataTransfer: { files: [new File(['x'], name, { type })], types: ['Files'] },
    });
    const field = () => screen.getByRole('button', { name: 'Wybierz obraz' });
    fireEvent.drop(field(), dropped('umowa.docx', 'application/msword'));
    expect(await screen.findByText('umowa.docx: To nie jest obraz, który obsługujemy.')).toBeTruthy();
    expect(api.asked('POST /staff/media')).toEqual([]);
    fireEvent.drop(field(), dropped('laka.png', 'image/png'));
    expect(await screen.findByText('Łąka')).toBeTruthy();
    expect(settings()).toEqual({ image: { file: 5 } });
    expect(screen.queryByText(/umowa/)).toBeNull();
  });
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
  test('without words here and in the library asks for them, or is marked as decoration', async () => {
    const { user, settings } = await renderForm(
      'image',
      { image: { file: 3 } },
      { related: { files: { 3: aFile(3) } } },
    );
    const wanted = () => screen.queryByText(/^Opisz, co widać na obrazie/);
    expect(wanted()).toBeTruthy();
    const ornament = screen.getByRole('switch', { name: 'Obraz jest tylko ozdobą' });
    await user.click(ornament);
    expect(settings()).toEqual({ image: { file: 3, alt: '' } });
    expect([wanted(), screen.queryByLabelText('Opis obrazu (alt)')]).toEqual([null, null]);
    await user.click(ornament);
    expect(settings()).toEqual({ image: { file: 3 } });
    await user.type(screen.getByLabelText('Opis obrazu (alt)'), 'Len');
    expect(wanted()).toBeNull();
    await user.clear(screen.getByLabelText('Opis obrazu (alt)'));
    expect(wanted()).toBeTruthy();
  });
  test('beside words that say the same is decoration until it gets its own', async () => {
    const cta = { heading: 'Nowość', image: { file: 3 } };
    await renderForm('cta-box', cta, { related: { files: { 3: aFile(3, { alt: 'Róża' }) } } });
    expect(screen.getByText('Co widać na obrazie. Puste, gdy obraz jest tylko ozdobą.')).toBeTruthy();
    expect(screen.queryByText(/^Z biblioteki/)).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Obraz jest tylko ozdobą' })).toBeNull();
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

test('points that a ratio cuts away are named in the form as soon as it is chosen', async () => {
  const files = { '1': aFile(1, { width: 2000, height: 1000 }) };
  const points = [
    { x: 0.1, y: 0.5, label: 'Len' },
    { x: 0.5, y: 0.5, label: 'Krem' },
  ];
  const { replaceSettings } = await renderForm('image', { image: { file: 1, points } }, { related: { files } });
  expect(screen.queryByText(/Poza kadrem/)).toBeNull();
  replaceSettings({ image: { file: 1, points }, ratio: 'square' });
  expect(await screen.findByText(/Poza kadrem, więc niewidoczne na komputerze: Punkt 1: Len\./)).toBeTruthy();
});

test('the filters of a list of products are chosen by their title', async () => {
  const set = aSummary({ type: 'product-filter', title: 'Filtry pielęgnacji', urlPath: '/filtry/pielegnacja' });
  const api = createFakeApi({
    'GET /staff/pages': ({ query }) => listOf(query.get('type') === 'product-filter' ? [set] : []),
  });
  const { user, settings } = await renderForm('products-list', { source: { kind: 'current' } }, { api });
  await user.click(await screen.findByRole('combobox', { name: 'Zestaw filtrów' }));
  await user.click(await screen.findByRole('option', { name: /Filtry pielęgnacji/ }));
  expect(settings()).toMatchObject({ filterSet: 'filtry/pielegnacja' });
});
