import { placeOrder } from './an-order.ts';
import { aGuest } from './shopper-api.ts';
import { aDraft, aHeading, aPerson, type Person, type StaffApi, staffApi } from './staff-api.ts';
import { receivePayment, type StaffOrder } from './staff-orders.ts';

const ASK = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }';
const WITHDRAW = `mutation ($input: WithdrawFromContractInput!) {
  withdrawFromContract(input: $input) { return { number } }
}`;

/**
 * Orders of a morning: one waits for its money, two are to be sent, one was sent, delivered and comes back; a question,
 * and a page to publish.
 */
export async function seedAdminFixtures({ admin }: { readonly admin: Person }) {
  const staff = await staffApi(admin);
  await placeOrder({ email: 'lena@poczta.example', quantity: 2 });
  await placeOrder({ email: 'ola@poczta.example', payment: 'cashondelivery', shipping: 'Dpdshippingcod' });
  const basia = await placeOrder({ email: 'basia@poczta.example' });
  const { id: toPack } = await receivePayment(staff, basia.number);
  const { number, token } = await placeOrder({ email: 'ewa@poczta.example' });
  const { id, version } = await receivePayment(staff, number);
  const tracking = [{ carrierCode: 'inpost', number: '620012345678901234567890' }];
  const sent = await staff.send<StaffOrder>('POST', `/staff/orders/${id}/shipments`, { version, tracking });
  await staff.send('POST', `/staff/orders/${id}/moves`, { to: 'complete', version: sent.version });
  await staff.send('POST', `/staff/orders/${id}/comments`, { message: 'Klientka prosi o kontakt mailem.' });
  const input = { name: 'Lena Łąkowska', order_number: number, token, reason: 'Odcień nie pasuje do mojej cery.' };
  await aGuest().ask(WITHDRAW, { input });
  const comment = 'Dzień dobry, czy krem z róży nadaje się pod makijaż?\nDziękuję!';
  await aGuest().ask(ASK, {
    input: { name: 'Ewa Różańska', email: 'ewa@poczta.example', comment, order_number: number },
  });
  const { items } = await staff.get<{ items: readonly { id: number }[] }>(`/staff/returns?order=${number}`);
  await askForPublication(staff);
  return { order: id, request: items[0]?.id ?? 0, toPack };
}

/** A colleague who may not publish has a page ready. */
async function askForPublication(staff: StaffApi): Promise<void> {
  const editor = await staffApi(await aPerson(staff, 'editor'));
  const { page, version } = await aDraft(editor, { main: [aHeading('a', 'Zimowe rytuały z lnem')] });
  await editor.send('PUT', `/staff/pages/${page.id}/publication-request`, { version, note: 'Na pierwszy grudnia.' });
}
