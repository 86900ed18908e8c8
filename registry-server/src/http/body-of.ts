import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';

/** What a body is once its schema has let it in and filled its defaults. */
export type BodyOf<Schema> = (JsonSchemaToTsProvider & { readonly schema: Schema })['validator'];
