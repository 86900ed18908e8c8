import { afterEach, expect, test, vi } from 'vitest';
import { pageOfReviews, serviceReviews } from './service-reviews.ts';

afterEach(() => vi.unstubAllGlobals());

const aReview = (rate: number, given: object = {}) => ({
  type: 'SERVICE_REVIEW',
  author: 'Anna N.',
  title: 'Polecam',
  content: '<script>alert(1)</script>',
  rate,
  createdAt: '2026-11-20T10:00:00.000Z',
  isVerified: true,
  ...given,
});

function stubService(status = 200) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const items = [aReview(5), aReview(2, { type: 'PRODUCT_REVIEW' }), aReview(3)];
    const summary = { count: 120, rate: 4.32, distribution: [1, 2, 3, 4, 110] };
    return Response.json(address.includes('/count') ? summary : { items }, { status });
  });
  return asked;
}

test('fifty reviews of the shop are asked for, the newest, with what all of them come to', async () => {
  const asked = stubService();
  const found = await serviceReviews();
  expect(asked).toEqual(['/api/etrusted/reviews?count=50&orderBy=submittedAt', '/api/etrusted/reviews/count']);
  expect(found).toMatchObject({ count: 120, average: 4.32, distribution: [1, 2, 3, 4, 110] });
  expect(found?.items.map(({ rate }) => rate)).toEqual([5, 3]);
  expect(found?.items[0]).toMatchObject({
    author: 'Anna N.',
    summary: 'Polecam',
    content: '<script>alert(1)</script>',
  });
});

test('a service that is away gives none', async () => {
  stubService(503);
  expect(await serviceReviews()).toBeUndefined();
});

const reviews = [3, 5, 1, 5, 4].map((rate, index) => ({
  id: index + 1,
  author: '',
  summary: '',
  content: '',
  rate,
  createdAt: '2026-11-20T10:00:00.000Z',
  isVerified: false,
}));

test.each([
  [{ page: 1, pageSize: 2, sort: 'newest' }, [1, 2], 5],
  [{ page: 3, pageSize: 2, sort: 'newest' }, [5], 5],
  [{ page: 1, pageSize: 3, sort: 'highest' }, [2, 4, 5], 5],
  [{ page: 1, pageSize: 2, sort: 'lowest' }, [3, 1], 5],
  [{ page: 1, pageSize: 5, sort: 'newest', rate: 5 }, [2, 4], 2],
  [{ page: 9, pageSize: 5, sort: 'newest' }, [], 5],
] as const)('the page %j has the reviews %j of %i', (request, ids, total) => {
  const found = pageOfReviews(reviews, request);
  expect([found.items.map(({ id }) => id), found.total]).toEqual([ids, total]);
});
