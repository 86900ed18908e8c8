import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '../api/customer-token.ts';
import { createShopClient } from '../api/shop-client.ts';
import type { TypedDocument } from '../api/typed-document.ts';
import { aSite } from '../testing/an-answer.ts';
import { stubShopAnswers } from '../testing/shop-answers.ts';
import { beginPersonalQuery, usePersonalQuery } from './personal-query.ts';

interface Points {
  readonly points: number;
}
const POINTS = 'query Points($year: Int!) { points(year: $year) }' as TypedDocument<Points, { readonly year: number }>;

let shop: ReturnType<typeof stubShopAnswers>;
beforeEach(() => {
  localStorage.clear();
  shop = stubShopAnswers();
  shop.answer('Points', { points: 12 });
  storeToken('known');
});
afterEach(() => {
  cleanup();
  forgetToken('known');
  vi.unstubAllGlobals();
});

function Page({ client, year }: { readonly client: ReturnType<typeof createShopClient>; readonly year: number }) {
  const { data, response, isLoading, reload } = usePersonalQuery(client, POINTS, { year });
  return (
    <button type="button" onClick={() => void reload()}>
      {isLoading ? 'loading' : response?.result.kind} {data?.points}
    </button>
  );
}
const shown = () => screen.getByRole('button').textContent;
/** Of this question: a customer whom another test has shown asks who holds a new token. */
const years = () => shop.asked.filter(({ name }) => name === 'Points').map(({ variables }) => variables.year);
const open = (client: ReturnType<typeof createShopClient>, year = 2026) =>
  act(async () => render(<Page client={client} year={year} />));

test('what was begun beside the check of the token is taken over: one request', async () => {
  const client = createShopClient(aSite());
  beginPersonalQuery(client, POINTS, { year: 2026 });
  await open(client);
  await vi.waitFor(() => expect(shown()).toBe('done 12'));
  expect(years()).toEqual([2026]);
});

test('it is taken once, for the same question of the same customer', async () => {
  const client = createShopClient(aSite());
  beginPersonalQuery(client, POINTS, { year: 2025 });
  await open(client);
  await vi.waitFor(() => expect(shown()).toBe('done 12'));
  expect(years()).toEqual([2025, 2026]);
  cleanup();
  beginPersonalQuery(client, POINTS, { year: 2026 });
  forgetToken('known');
  storeToken('of another');
  await open(client);
  await vi.waitFor(() => expect(shown()).toBe('done 12'));
  expect(years()).toEqual([2025, 2026, 2026, 2026]);
  forgetToken('of another');
});

test('without a token nothing is begun', () => {
  forgetToken('known');
  beginPersonalQuery(createShopClient(aSite()), POINTS, { year: 2026 });
  expect(years()).toEqual([]);
});

test('data stay while they are asked for anew, and where that fails', async () => {
  await open(createShopClient(aSite()));
  await vi.waitFor(() => expect(shown()).toBe('done 12'));
  shop.fail('Points');
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('loading 12');
  await vi.waitFor(() => expect(shown()).toBe('unavailable 12'));
});

test('a page that changes its question shows the newest answer only', async () => {
  const answers: ((points: number) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => answers.push((points) => resolve(Response.json({ data: { points } })))),
  );
  const client = createShopClient(aSite());
  const { rerender } = render(<Page client={client} year={2025} />);
  rerender(<Page client={client} year={2026} />);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.(26));
  await act(async () => answers[0]?.(25));
  await vi.waitFor(() => expect(shown()).toBe('done 26'));
});

test('asked once more while it waits, the first answer that brings the data is shown', async () => {
  const held: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => held.push(resolve)));
  await open(createShopClient(aSite()));
  await act(async () => screen.getByRole('button').click());
  expect(held).toHaveLength(2);
  const answer = (index: number, response: Response) => act(async () => held[index]?.(response));
  // What failed says nothing while the other may still come.
  await answer(1, new Response('', { status: 429 }));
  expect(shown()).toBe('loading ');
  await answer(0, Response.json({ data: { points: 7 } }));
  await vi.waitFor(() => expect(shown()).toBe('done 7'));
});
