import { Kind, print } from 'graphql/index.js';
import { documentOnTheWire } from '../check-document.ts';
import type { ClientDocument } from '../collect-documents.ts';
import type { FlowState, Step } from './flow.ts';

/** Sends the client's own documents one after another to a running shop; throws at the first that cannot go on. */
export async function runFlow(
  url: string,
  documents: readonly ClientDocument[],
  steps: readonly Step[],
  state: FlowState,
): Promise<void> {
  for (const step of steps) {
    const query = wireText(documents, step);
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(state.token ? { authorization: `Bearer ${state.token}` } : {}),
      },
      body: JSON.stringify({ query, operationName: step.operation, variables: step.variables?.(state) ?? {} }),
    });
    const { data, errors } = (await response.json()) as { readonly data?: object; readonly errors?: readonly object[] };
    if (errors) throw new Error(`${step.operation} (${step.file}): ${JSON.stringify(errors)}`);
    step.keep?.(data, state);
    console.log(`  ✓ ${step.operation}`);
  }
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
