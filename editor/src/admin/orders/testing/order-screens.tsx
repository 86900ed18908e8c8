import { Route, Routes } from 'react-router-dom';
import { SignInGate } from '../../../app/sign-in-gate.tsx';
import { anOrder, anOrderSummary, someMoney } from '../../../testing/an-order.ts';
import { createFakeApi, type FakeApi, listOf } from '../../../testing/fake-api.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { ToShipScreen } from '../../shipping/to-ship-screen.tsx';
import { OrdersScreen } from '../list/orders-screen.tsx';
import { OrderScreen } from '../order-screen.tsx';

const STATUSES = [
  { status: 'pendingPayment', label: 'Oczekuje na płatność', dateLabel: '' },
  { status: 'processing', label: 'W realizacji', dateLabel: '' },
];
/** What the server answers about an order and its money. */
export const anApi = (order = anOrder(), money = someMoney()) =>
  createFakeApi({
    'GET /staff/orders': () => listOf([anOrderSummary()]),
    'GET /staff/orders/statuses': () => ({ body: { items: STATUSES } }),
    'GET /staff/orders/12': () => ({ body: order }),
    'GET /staff/orders/12/payments': () => ({ body: money }),
    'GET /staff/orders/12/documents': () => ({ body: [] }),
    'GET /staff/returns': () => listOf([]),
    'GET /staff/contact-messages': () => listOf([]),
  });
/** The screens of orders, at an address. */
export const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Routes>
        <Route path="/orders" element={<OrdersScreen />} />
        <Route path="/orders/:id" element={<OrderScreen />} />
        <Route path="/to-ship" element={<ToShipScreen />} />
      </Routes>
    </SignInGate>,
    { api, path },
  );
