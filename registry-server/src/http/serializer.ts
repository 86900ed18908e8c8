import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type BuildSerializer = NonNullable<CompilersFactory['buildSerializer']>;
type Serialize = (data: unknown) => string;

const buildAtOnce = SerializerSelector() as unknown as BuildSerializer;

/** Fastify's serialisers, each compiled with its first answer instead of at the start. */
export const buildSerializer = ((...of: Parameters<BuildSerializer>) => {
  const compile = buildAtOnce(...of) as unknown as (route: unknown) => Serialize;
  return (route: unknown): Serialize => {
    let serialize: Serialize | undefined;
    return (data) => {
      serialize ??= compile(route);
      return serialize(data);
    };
  };
}) as unknown as BuildSerializer;
