import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import { findInputFault } from './input-limits.ts';

/**
 * What a schema says to the forms of staff beyond JSON Schema: the sentence for a pattern, titles of choices, an
 * amount in whole minor units, what a text is the key of. They check nothing; naming them here lets every other
 * unknown keyword be refused.
 */
const FORM_KEYWORDS = ['x-enumTitles', 'x-money', 'x-patternMessage', 'x-reference'];

// An unknown field is refused, not dropped. One fault is found at a time: looking for all of them
// in a hostile body is work without bound.
const OPTIONS: Options = {
  removeAdditional: false,
  useDefaults: true,
  allErrors: false,
  strictTypes: false,
  keywords: FORM_KEYWORDS,
};

/** JSON says what it means: in a body the text `"5"` is no number, and `null` is no zero. */
const bodies = addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: false }));

/** In addresses and headers everything is text. */
const texts = addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: true }));

/**
 * Compiles the schemas that requests are held against, each when its first request comes: a hundred routes compiled
 * at the start would be a third of it.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | undefined;
  const validate = (data: unknown): boolean => {
    const isBody = httpPart === 'body';
    compiled ??= (isBody ? bodies : texts).compile(schema);
    // A body before its schema, whose patterns shall not see a text without an end; what an address says after it,
    // when its texts have become numbers.
    const fault = isBody ? findInputFault(data) : undefined;
    const isValid = fault === undefined && compiled(data);
    const lateFault = isValid && !isBody ? findInputFault(data) : undefined;
    const found = fault ?? lateFault;
    // Fastify and Ajv both read them from the function.
    validate.errors = found ? [found] : (compiled.errors ?? null);
    return isValid && !found;
  };
  validate.errors = null as ValidateFunction['errors'];
  return validate;
};

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** For Fastify's option of that name. Its type speaks of a bare schema, where a compiler gets the route's part too. */
export const buildValidator = (() => compileValidator) as unknown as NonNullable<CompilersFactory['buildValidator']>;
