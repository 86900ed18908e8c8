import type { DocumentNode, GraphQLSchema } from 'graphql/index.js';
import { costOfDocument, type DocumentCost } from './document-cost.ts';
import { type MeasuredDocument, measureShape } from './document-shape.ts';
import { refuseText } from './document-text.ts';
import type { QueryLimits } from './limits.ts';
import type { Variables } from './page-sizes.ts';
import { priceSchema } from './priced-schema.ts';
import { refuseVariables } from './variable-limits.ts';

/** Compiling writes out each field for each type that it may be of; beyond so many it costs more than it saves. */
const MAX_COMPILED_FIELDS = 400;

/** Keeps requests out that would cost too much, at each step as early as it can be known. */
export interface DocumentGuard {
  /** Before a document is parsed. */
  refuseText(source: string): void;
  /** Before anything reads the values of variables. */
  refuseVariables(variables: unknown): void;
  /** Before graphql's own rules, which are dear on large documents. Whatever the values of variables may be. */
  refuseDocument(document: DocumentNode): void;
  /** Before a document is run with these variables, also one that was let in before. */
  admit(document: DocumentNode, variables: Variables): DocumentCost & { readonly isCompiled: boolean };
}

interface Admitted {
  readonly measured: MeasuredDocument;
  readonly cost: DocumentCost;
}

/** The limits of one schema. What was found of a document is kept as long as the document is. */
export function createDocumentGuard(schema: () => GraphQLSchema, limits: QueryLimits): DocumentGuard {
  const admitted = new WeakMap<DocumentNode, Admitted>();
  const measure = (document: DocumentNode): Admitted => {
    const known = admitted.get(document);
    if (known) return known;
    const measured = measureShape(document, limits);
    const found = { measured, cost: costOfDocument(measured, priceSchema(schema()), limits) };
    admitted.set(document, found);
    return found;
  };
  return {
    refuseText: (source) => refuseText(source, limits),
    refuseVariables: (variables) => refuseVariables(variables, limits),
    refuseDocument: (document) => void measure(document),
    admit(document, variables) {
      const { measured, cost } = measure(document);
      const actual = cost.byVariables ? costOfDocument(measured, priceSchema(schema()), limits, variables) : cost;
      return { ...actual, isCompiled: actual.compiled <= MAX_COMPILED_FIELDS };
    },
  };
}
