import { type ASTNode, GraphQLError } from 'graphql/index.js';

/** What one request to `/graphql` may ask for. */
export interface QueryLimits {
  /** Levels of fields in one document. */
  readonly depth: number;
  /** What a document may cost at most: about microseconds of CPU, see `field-costs.ts`. */
  readonly cost: number;
  /** Fields of Query or Mutation in one request. */
  readonly rootFields: number;
  /** How often one field may be asked for under other names in one place. */
  readonly aliases: number;
  /** Words and signs of one document. */
  readonly tokens: number;
  /** Fields of one document, those of a fragment counted as often as it is spread. */
  readonly fields: number;
  /** Signs of one document. */
  readonly documentLength: number;
  /** Signs of one text, in the document or in its variables. */
  readonly stringLength: number;
  /** Bytes of a request's body. */
  readonly bodyBytes: number;
}

/** A mutation does one thing; clients of the contract send one, seldom two. */
export const MAX_MUTATIONS = 5;
/** Documents of clients hold one operation; some send a few and name one. */
export const MAX_OPERATIONS = 10;
/** Brackets within brackets, of fields and of values; what reads the document calls itself for each. */
export const MAX_NESTING = 100;
/** Variables of one operation. */
export const MAX_VARIABLES = 100;
/** Pairs of fields with one name in one place that graphql's own rules have to compare. */
export const MAX_REPEATED_PAIRS = 2_000;
/** Levels of lists and objects in the values of variables. */
export const MAX_VALUE_DEPTH = 16;
/** Entries in the values of all variables. */
export const MAX_VALUE_ENTRIES = 5_000;

/** The refusal of a request that asks for too much; answered with 413. */
export function tooMuch(message: string, code: string, path?: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { category: 'graphql-input', code, status: 413, ...(path !== undefined && { details: { path } }) },
  });
}

/** Where a value stands: in the variables by its path, in the document by its node. */
interface Place {
  readonly path?: string;
  readonly node?: ASTNode;
}

/** The refusal of a value that no field can take, wherever it stands; answered with 400. */
export function notAllowed(message: string, code: string, { path, node }: Place = {}): GraphQLError {
  return new GraphQLError(message, {
    nodes: node ?? null,
    extensions: { category: 'graphql-input', code, status: 400, ...(path !== undefined && { details: { path } }) },
  });
}
