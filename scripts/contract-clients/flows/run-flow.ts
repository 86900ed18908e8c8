import { Kind, print, stripIgnoredCharacters } from 'graphql/index.js';
import { documentOnTheWire } from '../check-document.ts';
import type { ClientDocument } from '../collect-documents.ts';
import type { FlowState, Step } from './flow.ts';

/** A client's documents, and how it sends them. */
export interface Client {
  readonly documents: readonly ClientDocument[];
  /** Whether queries are sent by GET, minified, as GraphCommerce's server does. */
  readonly readsByGet: boolean;
}

/** Sends the client's documents in sequence to a running shop; throws at the first that fails. */
export async function runFlow(
  url: string,
  { documents, readsByGet }: Client,
  steps: readonly Step[],
  state: FlowState,
): Promise<void> {
  for (const step of steps) {
    const query = wireText(documents, step);
    const request = { query, operationName: step.operation, variables: step.variables?.(state) ?? {} };
    const headers: Record<string, string> = state.token ? { authorization: `Bearer ${state.token}` } : {};
    const isByGet = readsByGet && !/^mutation\b/.test(query);
    const response = await (isByGet ? get(url, request, headers) : post(url, request, headers));
    const { data, errors } = (await response.json()) as { readonly data?: object; readonly errors?: readonly object[] };
    if (errors) throw new Error(`${step.operation} (${step.file}): ${JSON.stringify(errors)}`);
    step.keep?.(data, state);
    console.log(`  ✓ ${step.operation}`);
  }
}

interface GraphqlRequest {
  readonly query: string;
  readonly operationName: string;
  readonly variables: object;
}

function post(url: string, request: GraphqlRequest, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
}

function get(
  url: string,
  { query, operationName, variables }: GraphqlRequest,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const search = new URLSearchParams({
    query: stripIgnoredCharacters(query),
    operationName,
    variables: JSON.stringify(variables),
  });
  return fetch(`${url}/graphql?${search}`, { headers });
}

function wireText(documents: readonly ClientDocument[], { file, operation }: Step): string {
  for (const { file: path, text } of documents) {
    if (!path.endsWith(file)) continue;
    const document = documentOnTheWire(text);
    const isIt = document.definitions.some(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === operation,
    );
    if (isIt) return print(document);
  }
  throw new Error(`${operation} is not in ${file}.`);
}
