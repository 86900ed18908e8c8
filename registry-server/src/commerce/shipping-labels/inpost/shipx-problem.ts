import { type Fields, fieldsOf, listOf, textOf } from '../../../integrations/json-fields.ts';
import type { LabelProblem } from '../label-problems.ts';

/** A refusal, and what InPost called it. */
export interface ShipxProblem {
  readonly problem: LabelProblem;
  readonly detail: string;
}

const LONGEST_DETAIL = 200;

/** Keys of whole requests, and of payments for labels. */
const BY_KEY: Readonly<Record<string, LabelProblem>> = {
  unauthorized: 'token',
  token_invalid: 'token',
  access_forbidden: 'contract',
  trucker_id_not_set: 'contract',
  debt_collection: 'debt',
  insufficient_funds: 'funds',
};

/** Fields of a request, wherever they stand: the first that is named is what staff correct first. */
const BY_FIELD: Readonly<Record<string, LabelProblem>> = {
  phone: 'phone',
  phone_number: 'phone',
  email: 'email',
  first_name: 'name',
  last_name: 'name',
  company_name: 'name',
  target_point: 'point',
  template: 'size',
  dimensions: 'size',
  length: 'size',
  width: 'size',
  height: 'size',
  weight: 'size',
  address: 'address',
  street: 'address',
  building_number: 'address',
  city: 'address',
  post_code: 'address',
  cod: 'amount',
  insurance: 'amount',
  service: 'contract',
};

/** What a refusal means. Only its keys are read: ShipX says of its sentences that they may change. */
export function shipxProblem(status: number, body: unknown): ShipxProblem {
  const { error, details } = fieldsOf(body);
  const key = textOf(error);
  const fields = fieldNames(details);
  const byField = fields.map((name) => BY_FIELD[name]).find((problem) => problem !== undefined);
  const problem = BY_KEY[key] ?? byField ?? BY_STATUS[status] ?? 'other';
  return { problem, detail: [key || `HTTP ${status}`, ...fields].join(', ').slice(0, LONGEST_DETAIL) };
}

const BY_STATUS: Readonly<Record<number, LabelProblem>> = { 401: 'token', 403: 'contract' };

/** Why a label that was taken was never paid; undefined while nothing has failed. */
export function failedPurchase(shipment: Fields): ShipxProblem | undefined {
  const failed = listOf(shipment.transactions).find(({ status }) => status === 'failure');
  if (!failed) return undefined;
  const detail = textOf(fieldsOf(failed.details).error) || textOf(failed.error) || 'failure';
  return { problem: BY_KEY[detail] ?? 'other', detail: detail.slice(0, LONGEST_DETAIL) };
}

/** Names of the fields that details are about, from outside in; objects may stand in lists of one. */
function fieldNames(details: unknown, depth = 0): readonly string[] {
  if (depth > 4) return [];
  if (Array.isArray(details)) return details.slice(0, 20).flatMap((each) => fieldNames(each, depth + 1));
  return Object.entries(fieldsOf(details))
    .slice(0, 20)
    .flatMap(([name, value]) => [...fieldNames(value, depth + 1), name]);
}
