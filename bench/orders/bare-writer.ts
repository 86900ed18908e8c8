import { createRequire } from 'node:module';
import type { OpenShop } from './open-shop.ts';

/** Tables that an order writes rows into, with the column that names the order or its cart. */
const PARTS = {
  sales_order: 'id',
  sales_order_line: 'orderId',
  sales_order_address: 'orderId',
  sales_order_tax: 'orderId',
  sales_order_discount: 'orderId',
  sales_order_status: 'orderId',
  sales_order_consent: 'orderId',
  payment_attempt: 'orderId',
} as const;

type Row = Record<string, unknown>;
type Client = { query(sql: string, values: unknown[]): Promise<{ rows: Row[] }> | { rows: Row[] }; end(): unknown };

export interface BareWriter {
  /** One transaction with the rows of one order, through the plain driver. */
  readonly write: (index: number) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Rows that one transaction inserts or changes. */
  readonly rows: number;
  readonly isPostgres: boolean;
}

/** Repeats the writes of one order: the baseline of the rate of placing. */
export async function createBareWriter(
  { db, app }: OpenShop,
  databaseUrl: string,
  orderId: number,
): Promise<BareWriter> {
  const template = await readTemplate(db, orderId);
  const { connect, isPostgres } = driverOf(databaseUrl);
  const clients: Client[] = [];
  const free: Client[] = [];
  const cartIds = await db.selectFrom('cart').select('id').limit(100).execute();
  const variants = await db.selectFrom('stock').select('variantId').limit(200).execute();
  const pieces = (template.sales_order_line ?? []).length;

  const take = async () => {
    const known = free.pop();
    if (known) return known;
    const made = await connect();
    clients.push(made);
    return made;
  };

  return {
    isPostgres,
    rows: Object.values(template).reduce((sum, rows) => sum + rows.length, 0) + pieces + 1,
    async write(index) {
      const client = await take();
      await client.query(isPostgres ? 'begin' : 'begin immediate', []);
      let newId: unknown;
      for (const [table, rows] of Object.entries(template)) {
        if (rows.length === 0) continue;
        const fresh = rows.map((row) => freshRow(table, row, { newId, index }));
        const { rows: answer } = await client.query(...insertOf(table, fresh, isPostgres));
        if (table === 'sales_order') newId = answer[0]?.id;
      }
      // In the same order as placing locks them, so there are no deadlocks.
      const wanted = Array.from(
        { length: pieces },
        (_, piece) => variants[(index * 3 + piece) % variants.length]?.variantId,
      );
      for (const variantId of wanted.sort((one, other) => Number(one) - Number(other))) {
        const guard = isPostgres ? '$1' : '?';
        await client.query(
          `update stock set sellable = sellable - 1 where "variantId" = ${guard} and sellable >= 1 returning sellable`,
          [variantId],
        );
      }
      const cart = cartIds[index % cartIds.length]?.id;
      await client.query(`update cart set version = version + 1 where id = ${isPostgres ? '$1' : '?'}`, [cart]);
      await client.query('commit', []);
      free.push(client);
    },
    async close() {
      await Promise.all(clients.map((client) => client.end()));
      app.log.debug('the bare writer is done');
    },
  };
}

async function readTemplate(db: OpenShop['db'], orderId: number): Promise<Record<string, Row[]>> {
  const template: Record<string, Row[]> = {};
  for (const [table, column] of Object.entries(PARTS)) {
    template[table] = (await db
      .selectFrom(table as 'sales_order_line')
      .selectAll()
      .where(column as 'orderId', '=', orderId)
      .execute()) as Row[];
  }
  // The newest row of each table belongs to the order.
  for (const table of ['mail_outbox', 'outbox'] as const) {
    template[table] = (await db.selectFrom(table).selectAll().orderBy('id', 'desc').limit(1).execute()) as Row[];
  }
  return template;
}

/** A copy of the row with new unique values. */
function freshRow(table: string, row: Row, { newId, index }: { newId: unknown; index: number }): Row {
  const { id: _, number, ...rest } = row;
  const unique = `${index}-${Math.random()}`;
  return {
    ...rest,
    ...('orderId' in row && { orderId: newId }),
    ...(table === 'sales_order' && { number: unique, cartId: unique }),
    ...(table === 'mail_outbox' && { key: unique }),
    ...('ourId' in row && { ourId: unique }),
    ...(table === 'payment_attempt' && 'cartId' in row && { cartId: unique }),
    ...(table !== 'sales_order' && number !== undefined && { number: null }),
  };
}

function insertOf(table: string, rows: readonly Row[], isPostgres: boolean): [string, unknown[]] {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.flatMap((row) => columns.map((column) => toParameter(row[column])));
  const places = rows.map(
    (_, row) =>
      `(${columns.map((__, column) => (isPostgres ? `$${row * columns.length + column + 1}` : '?')).join(',')})`,
  );
  const names = columns.map((column) => `"${column}"`).join(',');
  const returning = table === 'sales_order' ? ' returning id' : '';
  return [`insert into "${table}" (${names}) values ${places.join(',')}${returning}`, values];
}

function toParameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : value;
}

function driverOf(url: string): { readonly connect: () => Promise<Client> | Client; readonly isPostgres: boolean } {
  const ofRegistry = createRequire(new URL('../../registry-server/package.json', import.meta.url));
  if (url.startsWith('postgres')) {
    const pg = ofRegistry('pg') as { Client: new (options: object) => Client & { connect(): Promise<void> } };
    const names = new Map<string, string>();
    return {
      isPostgres: true,
      async connect() {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        const query = client.query.bind(client) as unknown as (given: object) => Promise<{ rows: Row[] }>;
        return {
          query: (text, values) => {
            // Prepared once on each connection.
            const name = names.get(text) ?? `s${names.size}`;
            names.set(text, name);
            return query({ name, text, values });
          },
          end: () => client.end(),
        };
      },
    };
  }
  const Database = ofRegistry('better-sqlite3') as new (path: string) => SqliteDatabase;
  let shared: Client | undefined;
  return {
    isPostgres: false,
    connect() {
      shared ??= sqliteClient(new Database(url));
      return shared;
    },
  };
}

interface SqliteDatabase {
  pragma(text: string): unknown;
  prepare(sql: string): {
    readonly reader: boolean;
    all(...values: unknown[]): Row[];
    run(...values: unknown[]): unknown;
  };
  close(): void;
}

function sqliteClient(database: SqliteDatabase): Client {
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000']) {
    database.pragma(pragma);
  }
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    query(sql, values) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      if (statement.reader) return { rows: statement.all(...values) };
      statement.run(...values);
      return { rows: [] };
    },
    end: () => database.close(),
  };
}
