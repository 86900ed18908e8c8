import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import { findInputFault } from './input-limits.ts';

/**
 * Keywords for staff forms that are no JSON Schema: the sentence for a pattern, titles of choices, an
 * amount in minor units, the entity that a text is the key of. They validate nothing; listing them here lets every other
 * unknown keyword be refused.
 */
const FORM_KEYWORDS = ['x-enumTitles', 'x-money', 'x-patternMessage', 'x-reference'];

// An unknown field is refused, not dropped. Validation stops at the first fault: looking for all of them
// in a hostile body would be unbounded work.
const OPTIONS: Options = {
  removeAdditional: false,
  useDefaults: true,
  allErrors: false,
  strictTypes: false,
  keywords: FORM_KEYWORDS,
};

/** No coercion in JSON: in a body the text `"5"` is no number, and `null` is no zero. */
const bodies = addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: false }));

/** Coercion for URLs and headers, where everything is text. */
const texts = addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: true }));

/**
 * Compiles the schemas of requests, each with its first request: compiling a hundred routes
 * at the start would take a third of the start time.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | undefined;
  const validate = (data: unknown): boolean => {
    const isBody = httpPart === 'body';
    compiled ??= (isBody ? bodies : texts).compile(schema);
    // A body before its schema, so that patterns never see an unlimited text; URL parameters after it,
    // when texts have been converted to numbers.
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
