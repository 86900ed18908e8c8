import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ListingPage, listingKey, type Related } from '@witryna/module-schemas';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aCategory, aMediaFile, aProduct, aRelated } from '../../testing/a-shop.ts';
import { showDialogs } from '../../testing/show-dialogs.ts';
import { showModule } from '../../testing/show-module.tsx';

beforeAll(showDialogs);

const settings = { source: { kind: 'current-category' }, pagination: true, filters: true };
const query = {
  kind: 'category',
  key: 'twarz',
  page: 1,
  pageSize: 16,
  sort: 'position',
  filtering: { chosen: {} },
} as const;

const option = (value: string, label: string, count: number) => ({ value, label, count });
const colours = Array.from({ length: 15 }, (_, at) => ({
  ...option(`k${at}`, `Kolor ${at}`, 15 - at),
  hex: '#a63a3a',
}));
const facets: ListingPage['facets'] = [
  {
    kind: 'options',
    code: 'skinType',
    label: 'Rodzaj cery',
    options: [option('dry', 'Sucha', 12), option('oily', 'Tłusta', 0)],
  },
  { kind: 'price', code: 'price', label: 'Cena', min: 1650, max: 24900 },
  { kind: 'options', code: 'colour', label: 'Kolor', options: colours },
];

function list(changes: Partial<ListingPage> = {}, product = aProduct()): Related {
  const listing = { skus: ['RL-SW-001'], total: 24, page: 1, pageSize: 16, sort: 'position', ...changes } as const;
  const page: ListingPage = { pageSizes: [16, 32, 48], filters: {}, facets, ...listing };
  return { ...aRelated([product]), listings: { [listingKey(query)]: page } };
}

async function show(changes: Partial<ListingPage> = {}, product = aProduct()) {
  const follow = vi.fn();
  const related = list(changes, product);
  const current = { kind: 'category', category: aCategory() } as const;
  await showModule('products-list', settings, { related, current, path: '/twarz', follow });
  const open = async (name = /Filtry/) => {
    await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
    return screen.getByRole('dialog', { name: 'Filtry' });
  };
  return { follow, open };
}

describe('a card in a list that is narrowed to shades', () => {
  const shade = (code: string, image: number) => ({
    sku: `RL-1-${code}`,
    inStock: true,
    colour: { code, label: code, hex: '#a63a3a' },
    images: [aMediaFile({ id: image })],
  });
  const lipstick = aProduct({ variants: [shade('malwa', 31), shade('cegla', 32)] });
  const link = () => screen.getByRole('article').querySelector('h2 a, h3 a');

  test('shows the shade that was looked for, and leads to it', async () => {
    await show({ filters: { options: { colour: ['cegla'] } } }, lipstick);
    expect(link()?.getAttribute('href')).toBe('/serum-z-lnem?sku=RL-1-cegla');
    expect(screen.getByRole('article').querySelector('img')?.src).toContain('/media/32/');
  });

  test.each([
    ['of another shade', { options: { colour: ['wrzos'] } }],
    ['where none was chosen', {}],
  ])('leads to the product %s', async (_where, filters) => {
    await show({ filters }, lipstick);
    expect(link()?.getAttribute('href')).toBe('/serum-z-lnem');
  });
});

describe('filters of a list', () => {
  test('are in a dialog, and closing it gives the focus back', async () => {
    const { open } = await show();
    expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await open();
    expect(within(dialog).getByRole('group', { name: 'Rodzaj cery' })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: /Pokaż 24\sprodukty/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await open(/^Cena$/);
    expect(document.querySelector<HTMLDetailsElement>('[data-code=price]')?.open).toBe(true);
    expect(document.querySelector<HTMLDetailsElement>('[data-code=skinType]')?.open).toBe(false);
  });

  test('show how many products a choice has, and refuse one that has none', async () => {
    const { open } = await show();
    const dialog = await open();
    const dry = within(dialog).getByRole('checkbox', { name: /Sucha, 12\sproduktów/ });
    expect(dry).toHaveProperty('disabled', false);
    expect(within(dialog).getByRole('checkbox', { name: /Tłusta, 0\sproduktów/ })).toHaveProperty('disabled', true);
  });

  test('lead to the address of the list that was chosen, one choice after the other', async () => {
    const { open, follow } = await show({ sort: 'name', pageSize: 32, page: 2 });
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Sucha/ }));
    expect(follow).toHaveBeenLastCalledWith('/twarz?per-page=32&sort=name&skinType=dry');
    expect(within(dialog).getByRole('checkbox', { name: /Sucha/ })).toHaveProperty('checked', true);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Kolor 3,/ }));
    expect(follow).toHaveBeenLastCalledWith('/twarz?per-page=32&sort=name&skinType=dry&colour=k3');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Sucha/ }));
    expect(follow).toHaveBeenLastCalledWith('/twarz?per-page=32&sort=name&colour=k3');
  });

  test('take a price when its field is left or Enter is pressed, and say what is no price', async () => {
    const { open, follow } = await show();
    const dialog = await open(/^Cena$/);
    const from = within(dialog).getByRole('textbox', { name: /Cena od/ });
    expect(from.getAttribute('placeholder')).toBe('16');
    await userEvent.type(from, '20,5{Enter}');
    expect(follow).toHaveBeenLastCalledWith('/twarz?price-from=20.5');
    const to = within(dialog).getByRole('textbox', { name: /Cena do/ });
    await userEvent.type(to, 'sto');
    await userEvent.tab();
    expect(within(dialog).getByRole('alert').textContent).toBe('Wpisz kwotę, na przykład 49,90.');
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(follow).toHaveBeenCalledTimes(1);
  });

  test('of a long facet are searched', async () => {
    const { open } = await show();
    const dialog = await open(/^Kolor$/);
    const colour = within(dialog).getByRole('group', { name: 'Kolor' });
    expect(within(colour).getByRole('button', { name: 'Pokaż jeszcze 3' })).toBeTruthy();
    await userEvent.type(within(colour).getByRole('searchbox', { name: 'Szukaj: Kolor' }), 'KOLOR 14');
    expect(within(colour).getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(within(colour).getByRole('searchbox'), 'x');
    expect(within(colour).getByText('Nie ma tu „KOLOR 14x”.')).toBeTruthy();
  });

  test('that are chosen are links that take them away', async () => {
    await show({ filters: { options: { skinType: ['dry'] }, price: { to: 8000 } }, sort: 'name' });
    const chips = screen.getByRole('list', { name: 'Wybrane filtry' });
    const links = within(chips).getAllByRole('link');
    expect(
      links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Usuń filtr: Sucha', '/twarz?sort=name&price-to=80'],
      ['Usuń filtr: do 80,00\u00a0zł', '/twarz?sort=name&skinType=dry'],
      ['Wyczyść wszystko', '/twarz?sort=name'],
    ]);
    expect(screen.getByRole('button', { name: /Filtry.*2 wybrane/ })).toBeTruthy();
  });

  test('are kept by orders, pages and page sizes', async () => {
    await show({ filters: { inStock: true } });
    const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Cena rosnąco')).toBe('/twarz?sort=price-asc&inStock=1');
    expect(href('Następna strona')).toBe('/twarz?page=2&inStock=1');
    expect(href(/^32\sprodukty na stronie$/)).toBe('/twarz?per-page=32&inStock=1');
  });

  test('that leave nothing say what to do', async () => {
    await show({ filters: { inStock: true }, skus: [], total: 0 });
    expect(screen.getByText('Brak produktów dla wybranych filtrów')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Wyczyść wszystko' }).at(-1)?.getAttribute('href')).toBe('/twarz');
  });

  test('are a form that works without a script', async () => {
    const { open } = await show({ filters: { options: { skinType: ['dry'] } }, pageSize: 32 });
    const form = (await open()).querySelector('form') as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/twarz']);
    const sent = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    expect(sent.get('skinType')).toBe('dry');
    expect(sent.get('per-page')).toBe('32');
  });

  test('are not there where the list has nothing to choose', async () => {
    await show({ facets: [] });
    expect(screen.queryByRole('button', { name: /Filtry/ })).toBeNull();
    expect(screen.getByText('24 produkty')).toBeTruthy();
  });
});
