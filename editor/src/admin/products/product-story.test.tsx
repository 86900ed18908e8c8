import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { createFakeApi } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render-with-api.tsx';
import { ProductScreen } from './product-screen.tsx';

const PUT = 'PUT /staff/catalogue/products/RL-1';
const product = {
  sku: 'RL-1',
  revision: '0123456789abcdef',
  name: 'Krem Świt',
  urlKey: 'krem-swit',
  categories: [],
  certifications: ['vegan'],
  flags: {},
  isActive: true,
  visibility: 'both',
  images: [],
  specification: { steps: [{ heading: 'Nałóż' }, { heading: 'Wmasuj' }] },
  variants: [{ sku: 'RL-1', images: [], stock: 2, prices: { PLN: { regular: 8_900 } } }],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const open = async () => {
  const api = createFakeApi({
    'GET /staff/catalogue/products/RL-1': () => ({ body: product }),
    [PUT]: () => ({ body: product }),
  });
  const element = (
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <ProductScreen />
    </SignInGate>
  );
  const { user } = renderRoutes([{ path: '/products/:sku', element }], { api, path: '/products/RL-1' });
  await screen.findByLabelText('Nazwa');
  return { api, user };
};
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const save = () => screen.getByRole('button', { name: 'Zapisz' });

test('the story of a product is written part by part, in an order, and sent as the shop tells it', async () => {
  const { api, user } = await open();
  const story = region('Historia produktu');
  const hero = within(story.getByRole('group', { name: 'Wstęp' }));
  await user.type(hero.getByLabelText('Treść'), 'Z ogrodu.');
  await user.click(story.getByRole('button', { name: 'Przesuń wyżej: Krok 2: Wmasuj' }));
  await user.click(story.getByRole('button', { name: 'Dodaj kolumnę' }));
  await user.click(save());
  // The opening and the new column have no heading yet: nothing is sent, and the first of them has the focus.
  expect(api.asked(PUT)).toEqual([]);
  const heading = hero.getByLabelText('Nagłówek');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.type(heading, 'Świt');
  const column = within(story.getByRole('group', { name: 'Kolumna 1' }));
  await user.type(column.getByLabelText(/^Nagłówek/), 'Len');
  await user.click(save());
  await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
  expect(api.asked(PUT)[0]?.body).toMatchObject({
    specification: {
      hero: { heading: 'Świt', text: 'Z ogrodu.' },
      steps: [{ heading: 'Wmasuj' }, { heading: 'Nałóż' }],
      columns: [{ heading: 'Len' }],
    },
  });
});

test('a certificate proves one of the product’s certifications, and needs who has issued it', async () => {
  const { api, user } = await open();
  const certificates = region('Dane certyfikatów');
  await user.click(certificates.getByRole('button', { name: 'Dodaj certyfikat' }));
  const code = certificates.getByLabelText<HTMLSelectElement>(/^Czego dowodzi/);
  expect([...code.options].map(({ text }) => text)).toEqual(['Wybierz', 'Wegańskie']);
  await user.click(save());
  const issuer = certificates.getByLabelText(/^Wystawca/);
  await waitFor(() => expect(document.activeElement).toBe(issuer));
  await user.type(issuer, 'The Vegan Society');
  await user.type(certificates.getByLabelText('Ważny do (włącznie)'), '2028-12-31');
  await user.click(region(/^Cechy/).getByLabelText('Kameleon'));
  await user.click(save());
  await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
  expect(api.asked(PUT)[0]?.body).toMatchObject({
    certificates: [{ code: 'vegan', issuer: 'The Vegan Society', validUntil: '2028-12-31' }],
    loyaltyPrograms: ['kameleon'],
  });
});
