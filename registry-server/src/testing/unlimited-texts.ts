type Schema = Readonly<Record<string, unknown>>;

/** Formats that say themselves how long a text can be. */
const FORMATS_WITH_END: ReadonlySet<unknown> = new Set(['date', 'uuid', 'ipv4']);
const CHOICES = ['anyOf', 'oneOf', 'allOf'] as const;
const SAME_VALUE = ['if', 'then', 'else'] as const;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Where a schema takes texts of any length, as paths in the value. Throws for a reference out of the schema. */
export function findUnlimitedTexts(root: unknown): string[] {
  const found: string[] = [];
  // A schema that refers to itself ends at itself.
  const above = new Set<Schema>();
  const visit = (schema: unknown, path: string, isText = false): void => {
    if (!isSchema(schema) || above.has(schema)) return;
    above.add(schema);
    if (takesText(schema, isText) && !hasEnd(schema)) found.push(path);
    if (typeof schema.$ref === 'string') visit(resolve(root, schema.$ref), path);
    for (const [step, below, isName] of partsOf(schema)) visit(below, path + step, isName);
    above.delete(schema);
  };
  visit(root, '');
  return found;
}

function takesText(schema: Schema, isText: boolean): boolean {
  const types = [schema.type].flat();
  return types.includes('string') || (schema.type === undefined && (isText || schema.pattern !== undefined));
}

function hasEnd({ maxLength, enum: values, const: value, format }: Schema): boolean {
  return [maxLength, values, value].some((each) => each !== undefined) || FORMATS_WITH_END.has(format);
}

type Part = readonly [step: string, schema: unknown, isName?: boolean];

function partsOf(schema: Schema): Part[] {
  const entries = (key: string) => Object.entries(isSchema(schema[key]) ? schema[key] : {});
  return [
    ...entries('properties').map(([name, below]): Part => [`/${name}`, below]),
    ...entries('patternProperties').map(([pattern, below]): Part => [`/{${pattern}}`, below]),
    ...entries('prefixItems').map(([at, below]): Part => [`/${at}`, below]),
    ['/[]', schema.items],
    ['/{}', schema.additionalProperties],
    ['/{name}', schema.propertyNames, true],
    ...CHOICES.flatMap((key) => entries(key).map(([, below]): Part => ['', below])),
    ...SAME_VALUE.map((key): Part => ['', schema[key]]),
  ];
}

function resolve(root: unknown, reference: string): Schema {
  const [start, ...keys] = reference.split('/');
  let target = start === '#' ? root : undefined;
  for (const key of keys) target = isSchema(target) ? target[key] : undefined;
  if (!isSchema(target)) throw new Error(`The schema refers to ${reference}, which is not in it.`);
  return target;
}
