import {
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql/index.js';
import { parseSchema } from '../../../registry-server/src/graphql/schema.ts';
import type { ClientDocument } from '../collect-documents.ts';
import { collectGraphcommerceDocuments } from './collect-documents.ts';
import { composeSchema } from './compose-schema.ts';

/** Directives that its client and its server remove. */
const OWN_DIRECTIVES = new Set(['privateContext', 'connection', 'nonreactive']);

/**
 * The part of a document that reaches the shop through GraphCommerce's server: without the fields that this
 * server resolves itself, without its directives, and without fragments and variables that are then unused.
 */
export function sentDocument(text: string, composed: GraphQLSchema, shop: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(composed);
  const without = visit(
    parse(text),
    visitWithTypeInfo(types, {
      enter(node) {
        if (node.kind === Kind.DIRECTIVE && OWN_DIRECTIVES.has(node.name.value)) return null;
        if (node.kind !== Kind.FIELD) return undefined;
        const isLocal = node.directives?.some(({ name }) => name.value === 'client');
        return isLocal || isForeign(types.getParentType()?.name, node.name.value, shop) ? null : undefined;
      },
    }),
  );
  return withoutUnused(withoutEmptied(without));
}

function isForeign(type: string | undefined, field: string, shop: GraphQLSchema): boolean {
  const known = type === undefined ? undefined : shop.getType(type);
  if (!isObjectType(known) && !isInterfaceType(known)) return false;
  return !field.startsWith('__') && !(field in known.getFields());
}

/** Removes fields and operations whose selection became empty. */
function withoutEmptied(document: DocumentNode): DocumentNode {
  return visit(document, {
    leave(node) {
      const isEmptied = 'selectionSet' in node && node.selectionSet?.selections.length === 0;
      return isEmptied ? null : undefined;
    },
  });
}

/** Removes unused fragments and variables. */
function withoutUnused(document: DocumentNode): DocumentNode {
  const spread = new Set<string>();
  visit(document, { enter: (node) => void (node.kind === Kind.FRAGMENT_SPREAD && spread.add(node.name.value)) });
  const definitions = document.definitions.filter(
    (definition) => definition.kind !== Kind.FRAGMENT_DEFINITION || spread.has(definition.name.value),
  );
  if (definitions.length < document.definitions.length) return withoutUnused({ ...document, definitions });
  const taken = new Set<string>();
  visit(document, {
    enter(node) {
      if (node.kind === Kind.VARIABLE_DEFINITION) return false;
      if (node.kind === Kind.VARIABLE) taken.add(node.name.value);
      return undefined;
    },
  });
  return visit(document, {
    enter: (node) =>
      node.kind === Kind.VARIABLE_DEFINITION && !taken.has(node.variable.name.value) ? null : undefined,
  });
}

/** The documents of the packages and of `pages` as they reach the shop. */
export function collectSentDocuments(
  packages: string,
  tools: string,
  pages: readonly ClientDocument[],
): ClientDocument[] {
  const [composed, shop] = [buildSchema(composeSchema(packages, tools, 247).text), parseSchema()];
  return collectGraphcommerceDocuments(packages, pages).flatMap(({ file, text }) => {
    const sent = sentDocument(text, composed, shop);
    return sent.definitions.length > 0 ? [{ file, text: print(sent) }] : [];
  });
}
