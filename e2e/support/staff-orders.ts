import type { StaffApi } from './staff-api.ts';

export interface StaffOrder {
  readonly id: number;
  readonly number: string;
  /** As it was read; every write moves it on. */
  readonly version: number;
}

/** An order as the list of staff has it. */
async function findOrder(staff: StaffApi, number: string): Promise<StaffOrder> {
  const { items } = await staff.get<{ items: readonly StaffOrder[] }>(`/staff/orders?search=${number}`);
  const order = items.find((each) => each.number === number);
  if (!order) throw new Error(`Order ${number} is not found`);
  return order;
}

/** Staff write down that the money of an order has come; it is to be packed now. */
export async function receivePayment(staff: StaffApi, number: string): Promise<StaffOrder> {
  const { id } = await findOrder(staff, number);
  await staff.send('POST', `/staff/orders/${id}/payment-received`);
  return findOrder(staff, number);
}
