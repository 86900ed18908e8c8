// `pnpm contract:clients`: are the documents that published storefronts send valid here? Nothing of them is kept.
import { rmSync } from 'node:fs';
import { parseSchema } from '../../registry-server/src/graphql/schema.ts';
import { checkDocument } from './check-document.ts';
import { collectDocuments } from './collect-documents.ts';
import { fetchPackages } from './fetch-packages.ts';
import { CLIENT_PACKAGES } from './packages.ts';

/** Root fields that only a checkout sends. */
const CHECKOUT_FIELDS = new Set([
  'setGuestEmailOnCart',
  'setShippingAddressesOnCart',
  'setBillingAddressOnCart',
  'setShippingMethodsOnCart',
  'setPaymentMethodOnCart',
  'placeOrder',
  'estimateShippingMethods',
  'checkoutAgreements',
]);
const isCheckout = (file: string, fields: readonly string[]) =>
  file.includes('Checkout') || fields.some((field) => CHECKOUT_FIELDS.has(field));

const schema = parseSchema();
const folder = await fetchPackages(CLIENT_PACKAGES);
try {
  const counts = { checkout: { valid: 0, all: 0 }, others: { valid: 0, all: 0 } };
  for (const { file, text } of collectDocuments(folder)) {
    const { operations, fields, faults } = checkDocument(schema, text);
    if (fields.length === 0 && faults.length === 0) continue;
    const area = counts[isCheckout(file, fields) ? 'checkout' : 'others'];
    area.all += 1;
    if (faults.length === 0) area.valid += 1;
    else console.log(`✗ ${operations.join(', ')} (${file})\n    ${faults.join('\n    ')}`);
  }
  const { checkout, others } = counts;
  console.log(
    `\nOutside checkout: ${others.valid} of ${others.all} valid. Checkout: ${checkout.valid} of ${checkout.all}.`,
  );
  console.log(`All: ${others.valid + checkout.valid} of ${others.all + checkout.all}.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
