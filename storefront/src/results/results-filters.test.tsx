import { cleanup, render, screen, within } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { afterEach, expect, test } from 'vitest';
import type { ResultsFilter } from './results-facts.ts';
import { FiltersDrawer } from './results-filters.tsx';
import { parseResultsQuery } from './results-query.ts';
import { resultsTextsOf } from './results-texts.ts';

afterEach(cleanup);

const options = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ value: `o${place}`, label: `Dział ${place}`, count: count - place }));
const filters: readonly ResultsFilter[] = [
  { code: 'category', kind: 'options', label: 'Kategoria', options: options(50) },
  { code: 'brand', kind: 'options', label: 'Marka', options: [{ value: 'len', label: 'Len', count: 7 }] },
  {
    code: 'colour',
    kind: 'options',
    label: 'Kolor',
    options: [{ value: 'malwa', label: 'Malwa', count: 2, hex: '#aa3344' }],
  },
  { code: 'price', kind: 'price', label: 'Cena', min: 1550, max: 24_900 },
  { code: 'isNew', kind: 'flag', label: 'Nowość', count: 3 },
  { code: 'inStock', kind: 'flag', label: 'Dostępność', count: 9 },
];

function show(address: string) {
  const shop = createStillShop();
  const { container } = render(
    <ShopProvider value={{ ...shop, path: '/results' }}>
      <FiltersDrawer
        query={parseResultsQuery(new URLSearchParams(address))}
        filters={filters}
        total={12}
        texts={resultsTextsOf('pl')}
      />
    </ShopProvider>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  const sent = () => new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return { container, form, sent };
}

test('everything that narrows results is folded, with what is chosen beside its name', () => {
  const { container } = show('q=krem&brand=len&flags=isNew&priceTo=80');
  const folds = [...container.querySelectorAll('details')];
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
    'Kategoria',
    'MarkaLen',
    'Kolor',
    'Nowości i\u00a0promocjeNowość',
    'Dostępność',
    'Cenado 80,00\u00a0zł',
  ]);
  expect(folds.some(({ open }) => open)).toBe(false);
  expect(screen.getByRole('checkbox', { name: /^Len, 7\sproduktów$/, hidden: true })).toHaveProperty('checked', true);
  expect(screen.getByRole('textbox', { name: /Cena od/, hidden: true }).getAttribute('placeholder')).toBe('15');
});

test('a shade has its swatch', () => {
  const { container } = show('q=krem');
  const option = container.querySelector('input[name="colour"]')?.parentElement;
  expect(option?.textContent).toMatch(/^Malwa2/);
  expect(option?.querySelector<HTMLElement>('[aria-hidden]')?.style.background).toBe('rgb(170, 51, 68)');
});

test('its form sends on what is chosen, offered or not', () => {
  const { form, sent } = show('q=krem&scope=products&exact=true&sort=name&brand=len,dawna&category=o49&priceFrom=10');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/results']);
  const read = parseResultsQuery(sent());
  const { filters: chosen, ...rest } = read;
  expect(rest).toEqual({ phrase: 'krem', scope: 'products', isExact: true, sort: 'name', page: 1, perPage: undefined });
  expect(chosen).toEqual({ brand: ['len', 'dawna'], category: ['o49'], priceFrom: ['10'] });
});

test('the drawer opens and closes by the browser alone', () => {
  const { container } = show('q=krem');
  const drawer = container.querySelector('[popover]');
  expect(drawer?.id).toBe('results-filters');
  const closer = within(drawer as HTMLElement).getByRole('button', { name: 'Zamknij filtry', hidden: true });
  expect([closer.getAttribute('popovertarget'), closer.getAttribute('popovertargetaction')]).toEqual([
    'results-filters',
    'hide',
  ]);
});
