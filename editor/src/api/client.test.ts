import { describe, expect, test, vi } from 'vitest';
import { createFakeApi, refuse } from '../testing/fake-api.ts';
import { ApiError, NoAnswer } from './api-error.ts';
import { createApiClient } from './client.ts';
import { errorSentence } from './error-sentence.ts';

const aClient = (api: ReturnType<typeof createFakeApi>, onSignedOut?: () => void) =>
  createApiClient({ fetch: api.fetch, ...(onSignedOut && { onSignedOut }) });

test('a read carries its query without what is empty', async () => {
  const api = createFakeApi();
  await aClient(api).get('/staff/pages', { search: 'krem łąka', type: undefined, page: 2, status: '' });
  expect(api.requests[0]?.query.toString()).toBe('search=krem+%C5%82%C4%85ka&page=2');
});

test('writes carry the token of the session, reads do not', async () => {
  const api = createFakeApi({ 'POST /staff/pages': () => ({ status: 201, body: {} }) });
  const client = aClient(api);
  client.setCsrfToken('csrf-9');
  await client.get('/staff/pages');
  await client.post('/staff/pages', { title: 'Nowa' });
  expect(api.requests.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual([null, 'csrf-9']);
});

test('an answer without content is undefined', async () => {
  const api = createFakeApi({ 'DELETE /staff/pages/7': () => ({ status: 204 }) });
  expect(await aClient(api).delete('/staff/pages/7')).toBeUndefined();
});

describe('a refusal', () => {
  test('keeps its code and details', async () => {
    const api = createFakeApi({ 'PUT /staff/pages/7/draft': () => refuse(409, 'revision-conflict', { found: 4 }) });
    await expect(aClient(api).put('/staff/pages/7/draft', {})).rejects.toMatchObject({
      status: 409,
      code: 'revision-conflict',
      details: { found: 4 },
    });
  });

  test('of a proxy without our body still has its status', async () => {
    const client = createApiClient({ fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
    await expect(client.get('/staff/pages')).rejects.toMatchObject({ status: 502, code: 'status-502' });
  });

  test('because nobody is signed in is told', async () => {
    const onSignedOut = vi.fn();
    const api = createFakeApi({ 'GET /staff/pages': () => refuse(401, 'not-signed-in') });
    await expect(aClient(api, onSignedOut).get('/staff/pages')).rejects.toBeInstanceOf(ApiError);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });
});

test('silence of the network is not a refusal', async () => {
  const client = createApiClient({
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(client.get('/staff/pages')).rejects.toMatchObject({ reason: 'offline' });
});

test('a question that nobody waits for any more ends as the caller ended it', async () => {
  const stop = new AbortController();
  stop.abort();
  const client = createApiClient({
    fetch: async (_, init) => {
      throw init?.signal?.reason;
    },
  });
  await expect(client.get('/staff/pages', {}, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  [new NoAnswer('offline', undefined), 'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.'],
  [new ApiError(409, { code: 'slug-taken', message: '' }), 'Ten adres ma już inna strona.'],
  [
    new ApiError(413, { code: 'file-too-large', message: '', details: { maximumMb: 20, givenMb: 31.5 } }),
    'Plik jest za duży. Maksymalnie 20 MB, a ten ma 31,5 MB.',
  ],
  [new ApiError(403, { code: 'something-new', message: '' }), 'Twoja rola nie pozwala na tę czynność.'],
  [
    new ApiError(500, { code: 'something-new', message: '' }),
    'Coś poszło nie tak po stronie serwera. Spróbuj ponownie za chwilę.',
  ],
  [new Error('bug'), 'Coś poszło nie tak po stronie serwera. Spróbuj ponownie za chwilę.'],
])('%s is told in Polish', (error, sentence) => {
  expect(errorSentence(error)).toBe(sentence);
});
