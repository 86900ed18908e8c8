import { type ContractSchema, typeOfSchema } from './type-of-schema.ts';

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema?: ContractSchema } };
}

interface Operation {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: ContractSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, ContractSchema>> };
}

const HEAD = '// Written by scripts/generate-contract-types.ts from the contract of the registry; not edited by hand.';
const STAFF = '/staff/';

/** The types of what staff may ask the registry: each route's query, body and answer. */
export function contractTypes({ paths, components }: Contract): string {
  const named = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `export type ${name} = ${typeOfSchema(schema)};`,
  );
  const routes = Object.entries(paths)
    .filter(([path]) => path.startsWith(STAFF))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => typeOfRoute(`${method.toUpperCase()} ${path}`, operation)),
    );
  return `${[HEAD, ...named, `export interface StaffContract {\n${routes.join('\n')}\n}`].join('\n\n')}\n`;
}

function typeOfRoute(route: string, { parameters = [], requestBody, responses = {} }: Operation): string {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const query: ContractSchema = {
    type: 'object',
    properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    required: asked.flatMap(({ name, required }) => (required ? [name] : [])),
  };
  const body = schemaOf(requestBody);
  const done = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const answer = done.map(([, response]) => schemaOf(response)).find((schema) => schema !== undefined);
  const parts = [
    ...(asked.length > 0 ? [`readonly query: ${typeOfSchema(query, '    ')};`] : []),
    ...(body ? [`readonly body: ${typeOfSchema(body, '    ')};`] : []),
    ...(answer ? [`readonly answer: ${typeOfSchema(answer, '    ')};`] : []),
  ];
  return `  readonly '${route}': {\n${parts.map((part) => `    ${part}`).join('\n')}\n  };`;
}

const schemaOf = (part: Content | undefined) => part?.content?.['application/json']?.schema;
