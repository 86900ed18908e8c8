import { screen, waitFor } from '@testing-library/react';
import type { PageAnchor } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aDocument, aHeading } from '../../../testing/a-document.ts';
import { aPageForEditing, aProduct, createFakeApi, listOf } from '../../../testing/fake-api.ts';
import { renderForm } from '../../../testing/render-form.tsx';

const anchorOf = (anchor: string): PageAnchor => ({
  anchor,
  path: `/containers/${anchor}/anchor`,
  placed: { ...aHeading(anchor), anchor },
});
const settings = { label: 'Więcej', link: { href: '' } };
const address = () => screen.findByRole('combobox', { name: /Adres/ });

test('the anchors of the page itself are offered, and narrowed by what is typed', async () => {
  const anchors = [anchorOf('skladniki'), anchorOf('jak-stosowac'), anchorOf('Nie')];
  const view = await renderForm('button', settings, { anchors });
  await view.user.click(await address());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '#skladnikiNa tej stronie: Nagłówek',
    '#jak-stosowacNa tej stronie: Nagłówek',
  ]);
  await view.user.type(await address(), '#jak');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await view.user.click(screen.getByRole('option', { name: /#jak-stosowac/ }));
  expect(view.settings()).toMatchObject({ link: { href: '#jak-stosowac' } });
});

test('of another chosen page its anchors are offered', async () => {
  const document = aDocument({ main: [{ ...aHeading('mapa'), anchor: 'mapa' }] });
  const opened = aPageForEditing(document, { id: 9, urlPath: '/kontakt', title: 'Kontakt' });
  const api = createFakeApi({
    'GET /staff/pages': () => listOf([opened.page]),
    'GET /staff/pages/9': () => ({ body: opened }),
  });
  const view = await renderForm('button', settings, { api });
  await view.user.click(await address());
  await view.user.click(await screen.findByRole('option', { name: /Kontakt/ }));
  const place = await screen.findByRole('combobox', { name: 'Miejsce na stronie' });
  expect(place.textContent).toBe('Początek strony#mapa – Nagłówek');
  await view.user.selectOptions(place, '#mapa – Nagłówek');
  expect(view.settings()).toMatchObject({ link: { href: '/kontakt#mapa' } });
  await view.user.selectOptions(place, 'Początek strony');
  await waitFor(() => expect(view.settings()).toMatchObject({ link: { href: '/kontakt' } }));
});

const pageAt = (urlPath: string, title: string, changes = {}) =>
  aPageForEditing(aDocument(), { id: 9, urlPath, title, ...changes }).page;

test('pages of the site, categories and products are found by their names, each once', async () => {
  const api = createFakeApi({
    'GET /staff/pages': ({ query }) =>
      listOf(
        query.get('site') === 'pl'
          ? [pageAt('/twarz/kremy', 'Kremy do twarzy'), pageAt('/fragmenty/kremy', 'Kremy', { type: 'snippet' })]
          : [pageAt('/creams', 'Creams')],
      ),
    'GET /staff/catalogue/categories': () => ({
      body: {
        items: [
          { path: 'twarz', name: 'Twarz', children: [{ path: 'twarz/kremy', name: 'Kremy' }] },
          { path: 'kremy-do-rak', name: 'Kremy do rąk' },
        ],
      },
    }),
    'GET /staff/catalogue/products': () => listOf([{ ...aProduct('RL-1', 'Krem z różą'), urlPath: '/krem-z-roza' }]),
  });
  const view = await renderForm('button', settings, { api });
  await view.user.type(await address(), 'kremy');
  await screen.findByRole('option', { name: /Krem z różą/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Kremy do twarzy/twarz/kremy',
    'Kremy do rąkKategoria · /kremy-do-rak',
    'Krem z różąProdukt · /krem-z-roza',
  ]);
  await view.user.click(screen.getByRole('option', { name: /Krem z różą/ }));
  expect(view.settings()).toMatchObject({ link: { href: '/krem-z-roza' } });
});

test('in the dialog of a text Enter sets the link once an address stands there', async () => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'róża' }] }] };
  const view = await renderForm('text', { content });
  await view.user.click(await screen.findByRole('button', { name: 'Odnośnik' }));
  await view.user.type(screen.getByRole('combobox', { name: /Strona sklepu/ }), '/twarz{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.stringify(view.settings())).toContain('"href":"/twarz"');
});
