import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSignOut } from '../api/identity/session.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { renderRoutes } from '../testing/render-with-api.tsx';
import { RecordHeading } from '../ui/layout/record-heading.tsx';
import { forgetLists } from '../ui/remembered-lists.ts';
import { useListAddress } from './use-list-address.ts';

beforeEach(forgetLists);

function List() {
  const { filter, change } = useListAddress(['status']);
  return (
    <button type="button" onClick={() => change({ status: 'processing' })}>
      {filter.status ?? 'all'}
    </button>
  );
}

function Order() {
  const signOut = useSignOut();
  return (
    <>
      <RecordHeading title="12" back={{ to: '/orders', label: 'Zamówienia' }} />
      <button type="button" onClick={() => signOut.mutate()}>
        {signOut.isSuccess ? 'gone' : 'leave'}
      </button>
    </>
  );
}

const routes = [
  { path: '/orders', element: <List /> },
  { path: '/orders/:id', element: <Order /> },
];
const back = () => screen.findByRole('link', { name: 'Zamówienia' });

test('the way back from a record leads to the list as it was filtered', async () => {
  const { user, router } = renderRoutes(routes, { path: '/orders?page=3' });
  await user.click(await screen.findByRole('button', { name: 'all' }));
  await router.navigate('/orders/12');
  await user.click(await back());
  expect(await screen.findByRole('button', { name: 'processing' })).toBeTruthy();
  expect(router.state.location.search).toBe('?status=processing');
});

test('whoever comes to a record by its address goes back to the whole list', async () => {
  renderRoutes(routes, { path: '/orders/12' });
  expect((await back()).getAttribute('href')).toBe('/orders');
});

test('the next person at the desk finds no filter of the one before', async () => {
  const api = createFakeApi({ 'DELETE /staff/session': () => ({ status: 204 }) });
  const { user, router } = renderRoutes(routes, { path: '/orders?status=pending', api });
  await screen.findByRole('button', { name: 'pending' });
  await router.navigate('/orders/12');
  expect((await back()).getAttribute('href')).toBe('/orders?status=pending');
  await user.click(screen.getByRole('button', { name: 'leave' }));
  await screen.findByRole('button', { name: 'gone' });
  expect((await back()).getAttribute('href')).toBe('/orders');
});
