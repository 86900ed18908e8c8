/** The parts of JSON Schema that the registry's contract uses. */
export interface ContractSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ContractSchema[];
  readonly oneOf?: readonly ContractSchema[];
  readonly properties?: Readonly<Record<string, ContractSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ContractSchema;
  readonly items?: ContractSchema;
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/** A schema as TypeScript says it. What the contract leaves open is `unknown`; it is never guessed. */
export function typeOfSchema(schema: ContractSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOfSchema({ ...schema, type }, indent)).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return schema.items ? `readonly (${typeOfSchema(schema.items, indent)})[]` : 'readonly unknown[]';
    case 'object':
      return typeOfObject(schema, indent);
  }
  const options = schema.anyOf ?? schema.oneOf;
  return options ? options.map((option) => typeOfSchema(option, indent)).join(' | ') : 'unknown';
}

function typeOfObject({ properties, required = [], additionalProperties }: ContractSchema, indent: string): string {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? typeOfSchema(additionalProperties, indent) : 'unknown';
    return `Readonly<Record<string, ${value}>>`;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const key = NAME.test(name) ? name : JSON.stringify(name);
    return `${inner}readonly ${key}${required.includes(name) ? '' : '?'}: ${typeOfSchema(property, inner)};`;
  });
  return lines.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${lines.join('\n')}\n${indent}}`;
}
