import { parseSchema } from '../../registry-server/src/graphql/schema.ts';
import { checkDocument, documentOnTheWire } from './check-document.ts';
import { collectDocuments } from './collect-documents.ts';
import { createCostCheck } from './cost-check.ts';
import type { fetchPackages } from './fetch-packages.ts';
import { PWA_STUDIO_FLOWS } from './flows/flows.ts';
import { CLIENT_PACKAGES } from './packages.ts';

/** Root fields used only by a checkout. */
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

/** Operations of the commercial edition, which this shop does not have. */
const EXPECTED_INVALID = new Set(['SetGiftOptionsOnCart', 'GetCmsDynamicBlocks']);

/** Checks the documents of PWA Studio; returns those that are unexpectedly invalid or refused. */
export async function checkPwaStudio(fetch: typeof fetchPackages): Promise<string[]> {
  const schema = parseSchema();
  const costCheck = createCostCheck(schema, PWA_STUDIO_FLOWS);
  const folder = await fetch(CLIENT_PACKAGES);
  const unexpected: string[] = [];
  const counts = { checkout: { valid: 0, all: 0 }, others: { valid: 0, all: 0 } };
  console.log('PWA Studio');
  for (const { file, text } of collectDocuments(folder)) {
    const { operations, fields, faults: invalid } = checkDocument(schema, text);
    if (fields.length === 0 && invalid.length === 0) continue;
    const refused = invalid.length === 0 ? costCheck(documentOnTheWire(text), file) : [];
    const faults = [...invalid, ...refused];
    const area = counts[isCheckout(file, fields) ? 'checkout' : 'others'];
    area.all += 1;
    if (faults.length === 0) {
      area.valid += 1;
      continue;
    }
    console.log(`✗ ${operations.join(', ')} (${file})\n    ${faults.join('\n    ')}`);
    const isExpected = refused.length === 0 && operations.every((name) => EXPECTED_INVALID.has(name));
    if (!isExpected) unexpected.push(`${operations.join(', ')} (${file})`);
  }
  const { checkout, others } = counts;
  console.log(
    `Outside checkout: ${others.valid} of ${others.all} valid and let in. Checkout: ${checkout.valid} of ${checkout.all}.`,
  );
  console.log(`All: ${others.valid + checkout.valid} of ${others.all + checkout.all}.`);
  return unexpected;
}
