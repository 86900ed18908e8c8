// Words for the schemas of answers. They describe what is sent: more may be added to it.
export const text = { type: 'string' } as const;
export const number = { type: 'number' } as const;
export const integer = { type: 'integer' } as const;
export const yes = { type: 'boolean' } as const;
export const texts = { type: 'array', items: text } as const;

/** An object of which the named properties are always there. */
export const object = <P extends object>(properties: P, required: readonly (keyof P & string)[] = []) => ({
  type: 'object',
  required,
  properties,
});
export const listOf = <S extends object>(items: S) => ({ type: 'array', items });
export const byKey = <S extends object>(values: S, description: string) => ({
  type: 'object',
  description,
  additionalProperties: values,
});

/** For `serializerCompiler` of a route whose answer has such a schema: what the schema does not name is sent too. */
export const sendWhole = () => (answer: unknown) => JSON.stringify(answer);
