import { rmSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, type OperationDefinitionNode, parse, validate } from 'graphql/index.js';
import { parseSchema } from '../../../registry-server/src/graphql/schema.ts';
import type { ClientDocument } from '../collect-documents.ts';
import { createCostCheck } from '../cost-check.ts';
import type { fetchPackages } from '../fetch-packages.ts';
import { GRAPHCOMMERCE_FLOWS } from '../flows/flows.ts';
import { PAGES } from '../flows/graphcommerce/pages.ts';
import { collectGraphcommerceDocuments } from './collect-documents.ts';
import { CONTRACT_VERSIONS, type ComposedSchema, composeSchema } from './compose-schema.ts';
import { generateCode } from './generate-code.ts';
import { installTools } from './install-tools.ts';
import { EXAMPLE_PACKAGES, GRAPHCOMMERCE_VERSION, PAYMENT_PLUGIN_PACKAGES } from './packages.ts';
import { sentDocument } from './sent-document.ts';

type Fetch = typeof fetchPackages;

/**
 * Checks GraphCommerce's packages as its server uses them: their schema extensions have no conflict, code is
 * generated from their documents, and what reaches the shop is valid and within the limits. Returns the violations.
 */
export async function checkGraphcommerce(fetch: Fetch): Promise<string[]> {
  console.log(`GraphCommerce ${GRAPHCOMMERCE_VERSION}`);
  const packages = await fetch(EXAMPLE_PACKAGES, GRAPHCOMMERCE_VERSION);
  const tools = await installTools();
  try {
    const composed = CONTRACT_VERSIONS.map((version) => ({ version, ...composeSchema(packages, tools, version) }));
    const faults = composed.flatMap(({ version, files, faults: found }) => {
      console.log(`Schema with ${files} files of its packages, for version ${version}: ${found.length} faults.`);
      return found.map((fault) => `schema for ${version}: ${fault}`);
    });
    const [newest] = composed;
    if (!newest) return faults;
    const unexpected = [
      ...faults,
      ...checkDocuments(packages, newest),
      ...(await checkGeneration(packages, tools, newest)),
    ];
    await listPaymentPlugins(fetch);
    return unexpected;
  } finally {
    rmSync(tools, { recursive: true, force: true });
  }
}

function checkDocuments(packages: string, { text: schemaText }: ComposedSchema): string[] {
  const [composed, shop] = [buildSchema(schemaText), parseSchema()];
  const costCheck = createCostCheck(shop, GRAPHCOMMERCE_FLOWS);
  const unexpected: string[] = [];
  const own: string[] = [];
  let valid = 0;
  // Queries of the pages consist of the packages' fragments and cost most.
  const documents = collectGraphcommerceDocuments(packages, PAGES);
  for (const document of documents) {
    const name = nameOf(document);
    const faults = faultsOf(composed, document);
    const sent = sentDocument(document.text, composed, shop);
    // Some never leave the browser.
    if (sent.definitions.length > 0) {
      faults.push(...validate(shop, sent).map(({ message }) => `as sent to the shop: ${message}`));
      faults.push(...costCheck(sent, document.file));
    }
    if (faults.length === 0) valid += 1;
    else unexpected.push(`${name}: ${faults.join(' ')}`);
    if (faultsOf(shop, document).length > 0) own.push(name);
  }
  console.log(`Documents that are valid and accepted: ${valid} of ${documents.length}.`);
  console.log(`Of these ${own.length} ask for fields or a directive of its own server: ${own.join(', ')}.`);
  return unexpected;
}

async function checkGeneration(packages: string, tools: string, { text }: ComposedSchema): Promise<string[]> {
  const { files, operations } = await generateCode(packages, tools, text);
  console.log(`Code generated: ${files} files, ${operations.length} operations.`);
  const wanted = collectGraphcommerceDocuments(packages).map(nameOf);
  return wanted.filter((name) => !operations.includes(name)).map((name) => `no code for ${name}`);
}

/** Payment plug-ins need schema extensions of their firms' modules: they are listed, not counted. */
async function listPaymentPlugins(fetch: Fetch): Promise<void> {
  const shop = parseSchema();
  const folder = await fetch([...EXAMPLE_PACKAGES, ...PAYMENT_PLUGIN_PACKAGES], GRAPHCOMMERCE_VERSION);
  const ofPlugins = collectGraphcommerceDocuments(folder).filter(({ file }) =>
    PAYMENT_PLUGIN_PACKAGES.some((name) => file.startsWith(`${name}/`)),
  );
  const invalid = ofPlugins.filter((document) => faultsOf(shop, document).length > 0).map(nameOf);
  console.log(`Plug-ins of payment firms, ${invalid.length} of ${ofPlugins.length} invalid: ${invalid.join(', ')}.`);
}

function faultsOf(schema: GraphQLSchema, { text }: ClientDocument): string[] {
  return validate(schema, parse(text)).map(({ message }) => message);
}

/** File of an operation; the generator writes one file per operation. */
function nameOf({ text }: ClientDocument): string {
  const [operation] = parse(text).definitions;
  return (operation as OperationDefinitionNode).name?.value ?? 'anonymous';
}
