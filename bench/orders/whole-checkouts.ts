// Repeats the checkout with concurrent shoppers, and prints orders per second and response times:
// node whole-checkouts.ts URL
import { Agent, request } from 'node:http';

export interface CheckoutResult {
  readonly perSecond: number;
  /** Time of a whole checkout, all its requests in sequence. */
  readonly p95: number;
}

const SHOPPERS = 8;
const WARM_UP_MS = 3_000;
const MEASURED_MS = 10_000;
const SKUS = 200;

const { hostname, port } = new URL(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true, maxSockets: SHOPPERS });

const CART = 'cart { id total_quantity prices { grand_total { value } } }';
const ADDRESS = `{ firstname: "Lena", lastname: "Łąkowska", street: ["Długa 5/7"], city: "Kraków", postcode: "30-001",
  country_code: "PL", telephone: "600700800" }`;
const STEPS = [
  `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "SKU", quantity: 2 }]) { ${CART} user_errors { code } } }`,
  `mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "lena@example.com" }) { ${CART} } }`,
  `mutation ($id: String!) { setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: ${ADDRESS} }] }) { ${CART} } }`,
  `mutation ($id: String!) { setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { ${CART} } }`,
  `mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "inpostcourier", method_code: "inpostcourier" }] }) { ${CART} } }`,
  `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { ${CART} } }`,
  'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { code message } order { order_number } } }',
];

function ask(query: string, id?: string): Promise<{ readonly data: Record<string, unknown> }> {
  const body = JSON.stringify({ query, ...(id !== undefined && { variables: { id } }) });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: '/graphql', method: 'POST', headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        const isGood = answer.statusCode === 200 && !text.includes('"locations"');
        if (isGood) resolve(JSON.parse(text));
        else reject(new Error(`${answer.statusCode} ${text.slice(0, 500)}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function checkout(index: number): Promise<void> {
  const { data } = await ask('mutation { createEmptyCart }');
  const id = String(data.createEmptyCart);
  for (const step of STEPS) {
    const answer = await ask(step.replace('SKU', `RL-${index % SKUS}`), id);
    const placed = answer.data.placeOrder as { order: object | null } | undefined;
    if (placed && !placed.order) throw new Error(`Not placed: ${JSON.stringify(placed)}`);
  }
}

const times: number[] = [];
const measuredFrom = performance.now() + WARM_UP_MS;
const until = measuredFrom + MEASURED_MS;

async function shop(shopper: number): Promise<void> {
  for (let count = shopper; performance.now() < until; count += SHOPPERS) {
    const began = performance.now();
    await checkout(count);
    if (began >= measuredFrom) times.push(performance.now() - began);
  }
}

await Promise.all(Array.from({ length: SHOPPERS }, (_, shopper) => shop(shopper)));
agent.destroy();
times.sort((one, other) => one - other);
const result: CheckoutResult = {
  perSecond: (times.length * 1_000) / MEASURED_MS,
  p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
};
console.log(JSON.stringify(result));
