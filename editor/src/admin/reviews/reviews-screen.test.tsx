import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Review } from '../../api/commerce/reviews.ts';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import {
  aSession,
  aSite,
  createFakeApi,
  type FakeAnswer,
  type FakeApi,
  listOf,
  refuse,
} from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';

const aReview = (change: Partial<Review> = {}): Review => ({
  id: 11,
  sku: 'RL-1',
  productName: 'Krem Świt',
  nickname: 'Basia',
  summary: 'Bardzo dobry',
  text: 'Używam co rano.\n<b>Polecam</b>',
  language: 'pl',
  rating: 4,
  isVerified: true,
  status: 'pending',
  createdAt: '2026-11-20T11:04:00.000Z',
  ...change,
});
const show = (api: FakeApi, path = '/reviews') =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <ReviewsScreen />
    </SignInGate>,
    { api, path },
  );
const anApi = (...reviews: Review[]) => createFakeApi({ 'GET /staff/reviews': () => listOf(reviews) });

test('a review in another language says which, and is read in it', async () => {
  show(anApi(aReview({ language: 'de', text: 'Zieht schnell ein.' })));
  expect((await screen.findByText('Zieht schnell ein.')).lang).toBe('de');
  expect(screen.getByText(/Język: niemiecki/)).toBeTruthy();
});

test('staff say which language a review is in: those of the sites first, and the list shows the new one', async () => {
  const api = anApi(aReview({ text: 'Zieht schnell ein.' }));
  api.on('GET /staff/sites', () => ({
    body: { items: [aSite(), { ...aSite(), id: 2, code: 'de', language: 'de-DE' }] },
  }));
  let answer = (_: FakeAnswer): void => {};
  api.on('PUT /staff/reviews/11/language', () => {
    api.on('GET /staff/reviews', () => listOf([aReview({ text: 'Zieht schnell ein.', language: 'de' })]));
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const { user } = show(api);
  expect(await screen.findByText('Język: polski')).toBeTruthy();
  const opener = screen.getByRole('button', { name: 'Zmień język opinii: Basia' });
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Język opinii' }));
  const field = dialog.getByRole('combobox', { name: 'Język' });
  expect(document.activeElement).toBe(field);
  const ofSites = within(await dialog.findByRole('group', { name: 'Języki witryn' }));
  await waitFor(() =>
    expect(ofSites.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['niemiecki', 'polski']),
  );
  const others = within(dialog.getByRole('group', { name: 'Pozostałe języki' }));
  expect(others.getByRole('option', { name: 'włoski' })).toBeTruthy();
  await user.selectOptions(field, 'niemiecki');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(dialog.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-busy')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  answer({ body: aReview({ language: 'de' }) });
  expect(await screen.findByText('Zmieniono język opinii: Basia. Teraz: niemiecki.')).toBeTruthy();
  expect(api.asked('PUT /staff/reviews/11/language').map(({ body }) => body)).toEqual([{ language: 'de' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Język: niemiecki')).toBeTruthy();
  expect(screen.getByText('Zieht schnell ein.').lang).toBe('de');
  expect(document.activeElement).toBe(opener);
});

test('a language that is refused is told of in the dialog, and the choice stays', async () => {
  const api = anApi(aReview());
  api.on('PUT /staff/reviews/11/language', () => refuse(422, 'review-language-unknown'));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Zmień język opinii: Basia' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Język'), 'it');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect(await dialog.findByText('Sklep nie zna tego języka. Wybierz inny.')).toBeTruthy();
  expect((dialog.getByLabelText('Język') as HTMLSelectElement).value).toBe('it');
  expect(screen.getByText('Język: polski')).toBeTruthy();
});

test('a review that is gone before its language is saved is told of outside of its card', async () => {
  const api = anApi(aReview());
  api.on('PUT /staff/reviews/11/language', () => {
    api.on('GET /staff/reviews', () => listOf([]));
    return refuse(404, 'review-missing');
  });
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Zmień język opinii: Basia' }));
  await user.selectOptions(screen.getByLabelText('Język'), 'it');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Nie ma takiej opinii/)).toBeTruthy();
  expect(await screen.findByText('Żadna opinia nie czeka na decyzję')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a language that stays as it is asks the server nothing', async () => {
  const { api, user } = show(anApi(aReview()));
  await user.click(await screen.findByRole('button', { name: 'Zmień język opinii: Basia' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.asked('PUT /staff/reviews/11/language')).toEqual([]);
});

test('what waits for a decision is shown first, as the words that they are', async () => {
  const { api } = show(anApi(aReview()));
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('img', { name: 'Ocena 4 na 5' })).toBeTruthy();
  expect(card.getByRole('link', { name: 'Krem Świt' }).getAttribute('href')).toBe('/products/RL-1');
  expect(card.getByText(/<b>Polecam<\/b>/)).toBeTruthy();
  expect(card.getByText('Potwierdzony zakup')).toBeTruthy();
  expect(api.asked('GET /staff/reviews')[0]?.query.get('status')).toBe('pending');
});

test('an approved one leaves the list of those that wait', async () => {
  const api = anApi(aReview());
  api.on('POST /staff/reviews/11/approve', () => {
    api.on('GET /staff/reviews', () => listOf([]));
    return { body: aReview({ status: 'approved' }) };
  });
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Zatwierdź opinię: Basia' }));
  expect(await screen.findByText('Żadna opinia nie czeka na decyzję')).toBeTruthy();
  expect(screen.getByText('Zatwierdzono opinię: Basia. Jest już w sklepie.')).toBeTruthy();
});

test('a rejected one carries its reason', async () => {
  const api = anApi(aReview());
  api.on('POST /staff/reviews/11/reject', () => ({ body: aReview({ status: 'rejected' }) }));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Odrzuć opinię: Basia' }));
  await user.type(screen.getByLabelText('Powód'), 'Reklama innego sklepu');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Odrzuć' }));
  await screen.findByText('Odrzucono opinię: Basia');
  expect(api.asked('POST /staff/reviews/11/reject')[0]?.body).toEqual({ reason: 'Reklama innego sklepu' });
});

test('one that is gone in the meantime is told of, and the list is asked anew', async () => {
  const api = anApi(aReview());
  api.on('POST /staff/reviews/11/approve', () => refuse(404, 'review-missing'));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Zatwierdź opinię: Basia' }));
  expect(await screen.findByText(/Nie ma takiej opinii/)).toBeTruthy();
  await waitFor(() => expect(api.asked('GET /staff/reviews').length).toBeGreaterThan(1));
});

test('what was decided can be found and decided anew', async () => {
  const { api, user, router } = show(
    anApi(aReview({ status: 'rejected', decidedAt: '2026-11-20T12:00:00.000Z', decidedBy: 'Ania', reason: 'Reklama' })),
  );
  await user.click(await screen.findByRole('radio', { name: 'Odrzucone' }));
  await waitFor(() => expect(api.asked('GET /staff/reviews').at(-1)?.query.get('status')).toBe('rejected'));
  expect(router.state.location.search).toBe('?status=rejected');
  expect(await screen.findByText(/^Decyzja: .*Ania$/)).toBeTruthy();
  expect(screen.getByText('Powód: Reklama')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zatwierdź opinię: Basia' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Odrzuć opinię: Basia' })).toBeNull();
});

test('who may not decide reads them', async () => {
  const api = anApi(aReview());
  api.on('GET /staff/session', () => ({ body: aSession('editor') }));
  show(api);
  await screen.findByText('Bardzo dobry');
  expect(screen.getByText('Język: polski')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /opini/ })).toBeNull();
});
