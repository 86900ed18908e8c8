import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  isInputType,
  Kind,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql/index.js';
import type { Fault } from '../errors.ts';

/** As many as graphql itself reports. */
const MAX_ERRORS = 50;

type Variables = Readonly<Record<string, unknown>>;

/** Variables that do not fit the types of their document, before anything was run. */
class VariablesInvalid extends Error {
  readonly statusCode = 400;
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('Variables do not fit the document.');
    this.name = new.target.name;
    this.errors = errors;
  }
}

/**
 * Throws `VariablesInvalid` for variables that the operation cannot take. A compiled document reads variables in its own
 * way and with its own words; whatever has passed here it takes as it is.
 */
export function requireVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variables, operationName }: { readonly variables: Variables; readonly operationName: string | undefined },
): void {
  const operation = getOperationAST(document, operationName);
  const { errors } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables, {
    maxErrors: MAX_ERRORS,
  });
  if (errors) throw new VariablesInvalid(errors);
}

/** Where in the variables each of the errors lies, as JSON pointers; errors of another kind are not among them. */
export function variableFaults(
  errors: readonly Error[],
  schema: GraphQLSchema,
  variables: Variables,
): ReadonlyMap<Error, Fault> {
  const faults = new Map<VariableDefinitionNode, Fault[]>();
  const found = new Map<Error, Fault>();
  for (const error of errors) {
    const [node] = (error as Partial<GraphQLError>).nodes ?? [];
    if (node?.kind !== Kind.VARIABLE_DEFINITION) continue;
    // graphql reports the faults of a variable one by one, in the order in which it finds them.
    const open = faults.get(node) ?? faultsOf(node, schema, variables);
    faults.set(node, open);
    const fault = open.shift();
    if (fault) found.set(error, fault);
  }
  return found;
}

function faultsOf(node: VariableDefinitionNode, schema: GraphQLSchema, variables: Variables): Fault[] {
  const name = node.variable.name.value;
  const type = typeFromAST(schema, node.type);
  const value = variables[name];
  if (value === null || value === undefined || !isInputType(type)) return [faultAt([name], value)];
  const faults: Fault[] = [];
  coerceInputValue(value, type, (path, invalid) => faults.push(faultAt([name, ...path], invalid)));
  return faults;
}

function faultAt(path: readonly (string | number)[], value: unknown): Fault {
  const pointer = path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  return { path: pointer, rule: value === null || value === undefined ? 'required' : 'type' };
}
