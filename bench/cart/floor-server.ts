// Baseline: a bare Fastify server that returns the rows of a cart by one prepared select. DATABASE_URL, PORT.
import { createRequire } from 'node:module';
import Fastify from 'fastify';

const { DATABASE_URL = '', PORT } = process.env;
const ofRegistry = createRequire(new URL('../../registry-server/package.json', import.meta.url));
const COLUMNS = `cart_line.*, product.name, product."isActive", product."taxClass", stock.sellable,
  product_price.regular, product_price.special`;
const ROWS = `select ${COLUMNS} from cart
  join cart_line on cart_line."cartId" = cart.id
  join product_variant on product_variant.sku = cart_line.sku
  join product on product.id = product_variant."productId"
  join stock on stock."variantId" = product_variant.id
  join product_price on product_price."variantId" = product_variant.id and product_price.currency = cart.currency
  where cart.id = `;

type Read = (id: string) => Promise<unknown[]> | unknown[];

function readOf(url: string): Read {
  if (url.startsWith('postgres')) {
    const pg = ofRegistry('pg') as {
      Pool: new (options: object) => { query(query: object): Promise<{ rows: unknown[] }> };
    };
    const pool = new pg.Pool({ connectionString: url, max: 10 });
    return async (id) => (await pool.query({ name: 'cart', text: `${ROWS}$1`, values: [id] })).rows;
  }
  const Database = ofRegistry('better-sqlite3') as new (
    path: string,
  ) => {
    prepare(sql: string): { all(id: string): unknown[] };
  };
  const statement = new Database(url).prepare(`${ROWS}?`);
  return (id) => statement.all(id);
}

const read = readOf(DATABASE_URL);
const app = Fastify();
app.get('/ready', () => ({ ok: true }));
app.get<{ Params: { id: string } }>('/cart/:id', ({ params }) => read(params.id));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
