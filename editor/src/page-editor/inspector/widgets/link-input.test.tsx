import { screen, waitFor } from '@testing-library/react';
import type { PageAnchor } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aDocument, aHeading } from '../../../testing/a-document.ts';
import { aPageForEditing, createFakeApi, listOf } from '../../../testing/fake-api.ts';
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
