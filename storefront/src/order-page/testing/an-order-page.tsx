import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { OrderOnPage } from '../../order-parts/index.ts';
import { OrderScreen } from '../../screens/order-screen.tsx';
import { aSite } from '../../testing/an-answer.ts';

export const TOKEN = `12.${'a'.repeat(32)}`;
export const pln = (value: number) => ({ value, currency: 'PLN' });
const address = {
  firstname: 'Lena',
  lastname: 'Różana',
  company: null,
  street: ['Lipowa 3'],
  postcode: '90-001',
  city: 'Łódź',
};
export const order: OrderOnPage = {
  id: 'MTI=',
  number: '000000012',
  email: 'lena@poczta.example',
  status: 'Oczekuje na płatność',
  status_code: 'pendingPayment',
  order_date: '2026-11-21 10:00:00',
  order_status_change_date: '2026-11-21 10:00:00',
  status_date_label: 'Oczekuje na płatność od',
  can_retry_payment: false,
  is_returnable: false,
  available_actions: [],
  returnable_until: null,
  shipping_method: 'Kurier InPost',
  delivery_estimate: null,
  pickup_point: null,
  items: [
    {
      id: 'MQ==',
      product_name: 'Krem',
      quantity_ordered: 2,
      quantity_returnable: 2,
      product: { thumbnail: { url: '/media/krem.webp' } },
      selected_options: [{ value: '50 ml' }],
      prices: { row_total_including_tax: pln(178) },
    },
  ],
  total: {
    grand_total: pln(192.99),
    subtotal_incl_tax: pln(178),
    total_shipping: pln(14.99),
    discounts: [],
    taxes: [{ rate: 23, amount: pln(36.09) }],
  },
  payment_methods: [{ name: 'Przelewy24', type: 'przelewy24' }],
  history: [],
  shipments: [],
  shipping_address: address,
  billing_address: address,
  order_returns: [],
  transfer_refund: null,
  invoices: [],
};

/** Answers of the shop by what a document asks for. */
export const answers = new Map<string, object>();
export const asked: { readonly name: string; readonly variables: Record<string, unknown> }[] = [];

/** What is answered and was asked begins anew; a shop answers from `answers`. */
export function openShop(): void {
  answers.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    const name = [...answers.keys()].find((each) => query.includes(each)) ?? '';
    asked.push({ name, variables });
    return Response.json(answers.get(name) ?? { data: null, errors: [{ message: 'x' }] });
  });
}
const storeConfig = {
  order_cancellation_reasons: [{ description: 'Pomyłka' }, { description: 'Inny powód' }],
};
export const answerWith = (found: Partial<OrderOnPage>) => ({
  data: { guestOrderByToken: { ...order, ...found }, storeConfig },
});

/** Leaves the page and the shop. */
export function leave(): void {
  cleanup();
  vi.unstubAllGlobals();
}

/** Opens the page of an order that is `order` but for what is given; without it the link leads nowhere. */
export async function open(found: Partial<OrderOnPage> | undefined, hash = `#token=${TOKEN}`, site = aSite()) {
  const missing = { data: null, errors: [{ extensions: { category: 'graphql-no-such-entity' } }] };
  answers.set('guestOrderByToken', found ? answerWith(found) : missing);
  window.history.replaceState(null, '', `/order${hash}`);
  await act(async () => render(<OrderScreen path="/order" site={site} />));
  await act(() => vi.dynamicImportSettled());
}
export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
