import { normalizeForSearch } from '@witryna/module-schemas';
import { parsePhone } from '@witryna/module-schemas/validation';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { endOfPrefix } from '../../../text/words.ts';
import { meantNumbers } from '../meant-numbers.ts';

type Orders = ExpressionBuilder<Tables, 'sales_order'>;
type OrderIds = SelectQueryBuilder<Tables, keyof Tables, { id: number }>;

/** Numbers of parcels are read out in groups. */
const GROUPED_DIGITS = /^[\d\s-]+$/;
const HASH = /^#\s*/;
const GAPS = /[\s-]/g;
const BLANKS = /\s+/;
/** Where a first name ends and a last name begins is tried for so many words. */
const MOST_WORDS = 5;
/** A tenth of all orders may begin with fewer letters than this, and all of them would be read to be counted and sorted. */
const LEAST_LETTERS = 3;

/** Orders with what was typed: a number, a name, an e-mail, a phone number, a product's sku, a parcel's number. */
export function orderWords(eb: Orders, typed: string, numberPrefixes: readonly string[]): Expression<SqlBool>[] {
  const words = typed.trim();
  if (words === '') return [];
  if (words.includes('@')) return [begins(eb, 'emailKey', words.toLowerCase())];
  // One set of ids, each part of which comes from an index of its own: `or` beside a subquery would read all orders.
  const parts = [...byCode(eb, words, numberPrefixes), byName(eb, words)];
  return [
    eb(
      'sales_order.id',
      'in',
      parts.reduce((all, part) => all.unionAll(part)),
    ),
  ];
}

function byCode(eb: Orders, words: string, numberPrefixes: readonly string[]): OrderIds[] {
  const code = words.replace(HASH, '').toUpperCase();
  const parcel = GROUPED_DIGITS.test(words) ? words.replace(GAPS, '') : code;
  const phone = parsePhone(words);
  const ofLines = eb.selectFrom('sales_order_line').select('sales_order_line.orderId as id');
  const ofPhones = eb.selectFrom('sales_order_address').select('sales_order_address.orderId as id');
  const ofParcels = eb
    .selectFrom('shipment_tracking')
    .innerJoin('shipment', 'shipment.id', 'shipment_tracking.shipmentId')
    .select('shipment.orderId as id');
  return [
    ordersOf(eb).where('sales_order.number', 'in', meantNumbers(words, numberPrefixes)),
    ...(phone === undefined ? [] : [ofPhones.where('sales_order_address.phone', '=', phone)]),
    ofLines.where('sales_order_line.sku', '=', code),
    ofLines.where('sales_order_line.productSku', '=', code),
    ofParcels.where('shipment_tracking.number', '=', parcel),
  ];
}

/** The beginning of a last name, or a short one as a whole, also with a first name before or behind it. */
function byName(eb: Orders, words: string): OrderIds {
  const name = normalizeForSearch(words);
  const parts = name.split(BLANKS).slice(0, MOST_WORDS);
  const splits = parts.slice(1).map((_, index) => [parts.slice(0, index + 1), parts.slice(index + 1)] as const);
  return ordersOf(eb).where((order) =>
    order.or([
      isLastName(order, name),
      ...splits.flatMap(([before, behind]) => [fullName(order, before, behind), fullName(order, behind, before)]),
    ]),
  );
}

function fullName(eb: Orders, first: readonly string[], last: readonly string[]): Expression<SqlBool> {
  const isFirst = begins(eb, 'firstNameKey', first.join(' '));
  return eb.and([isLastName(eb, last.join(' ')), eb.or([eb('firstNameKey', '=', ''), isFirst])]);
}

const isLastName = (eb: Orders, name: string) =>
  name.length < LEAST_LETTERS ? eb('lastNameKey', '=', name) : begins(eb, 'lastNameKey', name);

function begins(eb: Orders, column: 'emailKey' | 'firstNameKey' | 'lastNameKey', words: string): Expression<SqlBool> {
  return eb.and([eb(column, '>=', words), eb(column, '<', endOfPrefix(words))]);
}

const ordersOf = (eb: Orders) => eb.selectFrom('sales_order').select('sales_order.id as id');
