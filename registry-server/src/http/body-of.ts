import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';

/** The type of a validated body with its defaults. */
export type BodyOf<Schema> = (JsonSchemaToTsProvider & { readonly schema: Schema })['validator'];

/** The type of what a route answers by its schema. */
export type AnswerOf<Schema> = (JsonSchemaToTsProvider & { readonly schema: Schema })['serializer'];
