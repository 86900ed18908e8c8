import { ensureDefaultSite } from '../../registry-server/src/content/sites/index.ts';
import type { Db } from '../../registry-server/src/database/dialects.ts';
import { engineOf } from '../../registry-server/src/database/engine.ts';
import { runStatement } from '../../registry-server/src/testing/run-statement.ts';

/** Indexes created after the rows: filling is many times faster without them. */
const INDICES = {
  sales_order_customer: `on sales_order ("customerId", "createdAt", id)`,
  sales_order_site: `on sales_order ("siteId", "createdAt", id)`,
  sales_order_age: `on sales_order ("createdAt", id)`,
  sales_order_state: `on sales_order (status, "createdAt", id)`,
  sales_order_email: `on sales_order ("emailKey", "createdAt", id)`,
  sales_order_name: `on sales_order ("lastNameKey", "createdAt", id)`,
  sales_order_status_order: `on sales_order_status ("orderId", id)`,
} as const;

/**
 * Brings the files into the state of a server that has run for a while. Otherwise the first reads would do it: mark
 * rows as committed and write them back, while a vacuum goes through ten million rows.
 */
const AT_REST = {
  sqlite: ['pragma synchronous = full', 'analyze', 'pragma wal_checkpoint(truncate)'],
  postgres: ['vacuum (freeze, analyze)', 'checkpoint'],
} as const;

const BATCH = 500_000;
/** Every customer has ten orders, spread over the years. */
const ORDERS_EACH = 10;
/** Step between the customers of consecutive orders; coprime with the number of customers. */
const STRIDE = 7;
const STATUSES = ['complete', 'processing', 'canceled', 'pendingPayment', 'closed'];

/** Fills a migrated, empty database with orders, each with lines, addresses, taxes and history. */
export function fillOrders(db: Db, count: number, log: (text: string) => void): Promise<void> {
  // On one connection: the statement time-out is disabled for it only.
  return db.connection().execute((connection) => fill(connection, count, log));
}

async function fill(db: Db, count: number, log: (text: string) => void): Promise<void> {
  await ensureDefaultSite(db, { storefrontUrl: 'http://localhost:3000' });
  const site = await db.selectFrom('site').select('id').orderBy('id').executeTakeFirstOrThrow();
  const isPostgres = engineOf(db) === 'postgres';
  if (!isPostgres) await runStatement(db, 'pragma synchronous = off');
  else await runStatement(db, 'set session statement_timeout = 0');
  for (const name of Object.keys(INDICES)) await runStatement(db, `drop index if exists ${name}`);
  for (let from = 0; from < count; from += BATCH) {
    await fillPart(db, { from, to: Math.min(count, from + BATCH), count, siteId: site.id, isPostgres });
    log(`${Math.min(count, from + BATCH).toLocaleString('en')} orders`);
  }
  for (const [name, columns] of Object.entries(INDICES)) {
    await runStatement(db, `create index ${name} ${columns}`);
    log(name);
  }
  for (const statement of isPostgres ? AT_REST.postgres : AT_REST.sqlite) await runStatement(db, statement);
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly siteId: number;
  readonly isPostgres: boolean;
}

async function fillPart(db: Db, { from, to, count, siteId, isPostgres }: Part): Promise<void> {
  const numbers = isPostgres
    ? `select i from generate_series(${from + 1}, ${to}) as i`
    : `with recursive numbers(i) as (select ${from + 1} union all select i + 1 from numbers where i < ${to}) select i from numbers`;
  const series = `(${numbers}) as series`;
  const padded = (digits: number) => (isPostgres ? `lpad(i::text, ${digits}, '0')` : `printf('%0${digits}d', i)`);
  const at = isPostgres
    ? `timestamptz '2020-01-01' + i * interval '20 seconds'`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 1577836800 + i * 20, 'unixepoch')`;
  const customers = Math.max(1, Math.floor(count / ORDERS_EACH));
  const customer = `(i % ${customers} * ${STRIDE}) % ${customers} + 1`;
  const status = `case i % 5 ${STATUSES.map((name, index) => `when ${index} then '${name}'`).join(' ')} end`;
  const text = (value: string) => (isPostgres ? `'${value}'::jsonb` : `'${value}'`);
  const no = isPostgres ? 'false' : '0';

  await runStatement(
    db,
    `insert into sales_order (id, "siteId", number, "cartId", "customerId", email, "emailKey", "lastNameKey", language,
      status, "statusAt", version, currency, subtotal, "subtotalTax", discount, goods, "goodsTax", "deliveryPrice",
      "deliveryDiscount", delivery, "deliveryTax", "deliveryTaxRate", tax, total, "carrierCode", "methodCode",
      "carrierTitle", "methodTitle", "estimateFrom", "estimateTo", "paymentMethod", "paymentTitle", "createdAt", "updatedAt")
    select i, ${siteId}, ${padded(9)}, ${padded(32)}, ${customer}, 'k' || (${customer}) || '@example.com',
      'k' || (${customer}) || '@example.com', 'nazwisko' || (i % 100000), 'pl-PL', ${status}, ${at}, 1, 'PLN',
      17800, 3328, 0, 17800, 3328, 0, 0, 0, 0, 23, 3328, 17800, 'inpostcourier', 'inpostcourier', 'InPost', 'Kurier',
      '2026-11-23', '2026-11-24', 'banktransfer', 'Przelew', ${at}, ${at} from ${series}`,
  );
  await runStatement(
    db,
    `insert into sales_order_line ("orderId", position, sku, "productSku", name, kind, "hasChoice", options, quantity,
      "unitPrice", "regularPrice", "isFriendsAndFamily", "taxRate", total, discount, payable, tax, "taxBeforeDiscount",
      shipped, canceled, returned)
    select i, line, 'RL-' || ((i + line) % 200), 'RL-' || ((i + line) % 200), 'Krem', 'item', ${no}, ${text('[]')}, 1,
      8900, 8900, ${no}, 23, 8900, 0, 8900, 1664, 1664, 0, 0, 0
    from ${series}, (select 0 as line union all select 1) as lines`,
  );
  await runStatement(
    db,
    `insert into sales_order_address ("orderId", kind, "firstName", "lastName", street, city, postcode, "countryCode", phone)
    select i, kind, 'Lena', 'Nazwisko', ${text('["Długa 5"]')}, 'Kraków', '30-001', 'PL', '+48600700800'
    from ${series}, (select 'shipping' as kind union all select 'billing') as kinds`,
  );
  await runStatement(db, `insert into sales_order_tax ("orderId", rate, amount) select i, 23, 3328 from ${series}`);
  await runStatement(
    db,
    `insert into sales_order_status ("orderId", "from", "to", at, "actorKind")
    select i, null, 'new', ${at}, 'shopper' from ${series}`,
  );
}

/** The number of orders, by the highest id. */
export async function highestOrder(db: Db): Promise<number> {
  const last = await db.selectFrom('sales_order').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last?.id ?? 0;
}
