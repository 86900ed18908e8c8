import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, print } from 'graphql/index.js';
import { readConfig } from '../../registry-server/src/config.ts';
import { createDocumentGuard } from '../../registry-server/src/graphql/limits/document-guard.ts';
import { type Flows, SOME_STATE } from './flows/flows.ts';

/** Why the shop would refuse a client's valid document; undefined for an accepted one. */
export type CostCheck = (document: DocumentNode, file: string) => string[];

type Variables = Readonly<Record<string, unknown>>;

/**
 * Checks the default limits of a shop as for a request: with each set of variables that the client's flows
 * send for a document, else with the document's own defaults.
 */
export function createCostCheck(schema: GraphQLSchema, flows: Flows): CostCheck {
  const guard = createDocumentGuard(() => schema, readConfig({}).graphql);
  return (document, file) => {
    try {
      guard.refuseText(print(document));
      guard.refuseDocument(document);
      for (const variables of variablesOf(document, file, flows)) {
        guard.refuseVariables(variables);
        guard.admit(document, variables);
      }
      return [];
    } catch (error) {
      if (error instanceof GraphQLError) return [`refused: ${error.message}`];
      throw error;
    }
  };
}

function variablesOf(document: DocumentNode, file: string, flows: Flows): readonly Variables[] {
  const operations = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
  );
  const sent = Object.values(flows)
    .flat()
    .filter((step) => operations.includes(step.operation) && file.endsWith(step.file))
    .map(({ variables }) => asJson(variables?.(SOME_STATE) ?? {}));
  return sent.length > 0 ? sent : [{}];
}

/** As it arrives in JSON: without undefined values. */
const asJson = (variables: object): Variables => JSON.parse(JSON.stringify(variables)) as Variables;
