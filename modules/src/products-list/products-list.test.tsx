import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCategory, aProduct, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const serum = aProduct();
const cream = aProduct({ sku: 'RL-SW-002', name: 'Krem z różą', urlPath: '/krem-z-roza' });
const paged = { source: { kind: 'category', category: 'twarz' }, pagination: true };
const thirdPage = { kind: 'category', key: 'twarz', pageSize: 16, page: 3, sort: 'price-asc', total: 170 } as const;
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('products chosen one by one', () => {
  test('stand in the order of choice; one that is not known is passed over', async () => {
    const source = { kind: 'selected', skus: ['RL-SW-002', 'RL-XX-999', 'RL-SW-001'] };
    await showModule('products-list', { source }, { related: aRelated([serum, cream]) });
    expect(names()).toEqual(['Krem z różą', 'Serum z lnem']);
  });

  test('show nothing but words of comfort when none is known', async () => {
    await showModule('products-list', { source: { kind: 'selected', skus: ['RL-XX-999'] } });
    expect(screen.getByText('Nie ma tu jeszcze żadnych produktów')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Na stronę główną' })).toBeTruthy();
  });
});

describe.each(['complementary', 'recommendation', 'contents'])('a list of the current product (%s)', (kind) => {
  const settings = { source: { kind }, heading: 'Dobrze się uzupełniają' };

  test('is no part of a page on which it has nothing to show', async () => {
    const { container } = await showModule('products-list', settings, { current: { kind: 'product', product: serum } });
    expect(container.textContent).toBe('');
  });
});

describe('a list with pages', () => {
  const shop = {
    path: '/twarz',
    params: { page: 3, sort: 'price-asc' },
    related: aRelated([serum], [thirdPage]),
  } as const;

  test('has five pages to choose around the one that is shown, and its neighbours', async () => {
    await showModule('products-list', paged, shop);
    const links = within(screen.getByRole('navigation', { name: 'Strony listy' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Poprzednia strona', '/twarz?page=2&sort=price-asc'],
      ['Strona 1', '/twarz?sort=price-asc'],
      ['Strona 2', '/twarz?page=2&sort=price-asc'],
      ['Strona 3', '/twarz?page=3&sort=price-asc'],
      ['Strona 4', '/twarz?page=4&sort=price-asc'],
      ['Strona 5', '/twarz?page=5&sort=price-asc'],
      ['Następna strona', '/twarz?page=4&sort=price-asc'],
    ]);
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
    ).toEqual(['3']);
  });

  test('says how many products there are and which order they stand in', async () => {
    await showModule('products-list', paged, shop);
    expect(screen.getByText('170 produktów')).toBeTruthy();
    const orders = screen.getByRole('navigation', { name: 'Sortowanie' });
    expect(within(orders).getByRole('link', { current: true }).textContent).toBe('Cena rosnąco');
    expect(within(orders).getByRole('link', { name: 'Polecane' }).getAttribute('href')).toBe('/twarz');
  });

  test('that is empty says so', async () => {
    const related = aRelated([], [{ ...thirdPage, total: 0 }]);
    await showModule('products-list', paged, { ...shop, related });
    expect(screen.getByText('Brak produktów dla wybranych filtrów')).toBeTruthy();
  });

  test('of the current category needs no name of it', async () => {
    const settings = { source: { kind: 'current-category' } };
    const related = aRelated([serum], [{ kind: 'category', key: 'twarz', pageSize: 16, page: 1, sort: 'position' }]);
    await showModule('products-list', settings, { related, current: { kind: 'category', category: aCategory() } });
    expect(names()).toEqual(['Serum z lnem']);
  });
});

describe('a product card', () => {
  const show = (product: ReturnType<typeof aProduct>) =>
    showModule(
      'products-list',
      { source: { kind: 'selected', skus: [product.sku] } },
      { related: aRelated([product]) },
    );

  test('is one link, called by the name of the product', async () => {
    await show(serum);
    const card = screen.getByRole('article');
    expect(
      within(card)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Serum z lnem']);
  });

  test('shows a reduced price with the previous one and the lowest of 30 days', async () => {
    await show(serum);
    const card = screen.getByRole('article');
    expect(within(card).getByText('−9%')).toBeTruthy();
    expect(card.querySelector('del')?.textContent).toBe('Poprzednia cena: 129,00\u00a0zł');
    expect(within(card).getByText('Najniższa cena z 30 dni przed obniżką: 109,00 zł')).toBeTruthy();
  });

  test('announces no reduction without that lowest price', async () => {
    const price = { final: { amount: 9900, currency: 'PLN' }, regular: { amount: 12900, currency: 'PLN' } };
    await show(aProduct({ price, flags: { isSale: true, isPromotion: true } }));
    const card = screen.getByRole('article');
    expect(card.querySelector('del')).toBeNull();
    expect(within(card).queryByText(/Wyprzedaż|Promocja|%/)).toBeNull();
  });

  test('says from which price a product starts whose variants differ', async () => {
    await show(aProduct({ priceVaries: true }));
    expect(screen.getByText(/od 99,00 zł/)).toBeTruthy();
  });

  test('counts the shades that it has no room for', async () => {
    const shade = (code: string) => ({ sku: code, inStock: true, colour: { code, label: code, hex: '#a63a3a' } });
    await show(aProduct({ variants: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(shade) }));
    expect(screen.getByText('7 odcieni')).toBeTruthy();
    expect(screen.getByText('+2')).toBeTruthy();
  });

  test('stands without a picture, a price or stock', async () => {
    const { price: _none, ...rest } = aProduct({ images: [], inStock: false });
    await show(rest);
    expect(screen.getByText('Chwilowo niedostępny')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a carousel', () => {
  afterEach(() => vi.unstubAllGlobals());

  const settings = { source: { kind: 'selected', skus: ['RL-SW-001', 'RL-SW-002'] }, layout: 'carousel' };

  test('scrolls by its buttons, of which the one at a reached end rests', async () => {
    const observers: (() => void)[] = [];
    class Sizes extends ResizeObserver {
      constructor(changed: () => void) {
        super(changed);
        observers.push(changed);
      }
    }
    vi.stubGlobal('ResizeObserver', Sizes);
    const { container } = await showModule('products-list', settings, { related: aRelated([serum, cream]) });
    const row = container.querySelector('ul[tabindex="0"]') as HTMLElement;
    const sizes = { clientWidth: 400, scrollWidth: 1000 };
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(row, name, { value });
    row.scrollBy = vi.fn();
    act(() => {
      for (const changed of observers) changed();
    });

    const next = await screen.findByRole('button', { name: 'Następne produkty' });
    expect(screen.getByRole('button', { name: 'Poprzednie produkty' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(next);
    expect(row.scrollBy).toHaveBeenCalledWith({ left: 360 });
  });
});
