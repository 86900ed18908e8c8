import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RJSFSchema } from '@rjsf/utils';

/** The contract that the schemas of staff forms are read from. */
export const CONTRACT_FILE = fileURLToPath(new URL('../../registry-server/contract/openapi.json', import.meta.url));

interface Operation {
  readonly requestBody?: { readonly content?: { readonly 'application/json'?: { readonly schema?: RJSFSchema } } };
}

/** The schema of what a route takes; the route as `post/staff/coupons`, its parameters as the contract writes them. */
export function bodySchemaOf(route: string): RJSFSchema {
  const contract = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const [method = '', ...steps] = route.split('/');
  const path = `/${steps.join('/')}`;
  const schema = contract.paths[path]?.[method]?.requestBody?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`The contract has no JSON body for ${method.toUpperCase()} ${path}`);
  return schema;
}
