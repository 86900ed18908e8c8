import { isRecord } from '@witryna/module-schemas';
import type { ExecutionResult } from 'graphql/index.js';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql/index.js';
import { DatabaseAway, isDatabaseAway } from '../database/database-away.ts';
import { isUnstorableValue } from '../database/failures.ts';
import { describeError } from '../error-messages/describe-error.ts';
import type { ShopLanguage } from '../error-messages/language.ts';
import { AppError, type Fault, InternalError } from '../errors.ts';
import { retryAfterOf } from '../http/retry-after.ts';
import { categoryOf, contractMessageOf, InputRefused } from './refusals.ts';
import { variableFaults } from './variable-faults.ts';

type Failure = GraphQLError | Error;

interface WithNested {
  readonly errors?: readonly GraphQLError[];
}

/** Mercurius wraps the faults of a document into one error; people want them one by one. */
function flatten(errors: readonly Failure[]): Failure[] {
  return errors.flatMap((error): readonly Failure[] => {
    const original = (error as GraphQLError).originalError as WithNested | undefined;
    const nested = original?.errors ?? (error as WithNested).errors;
    // A mutation by GET is told by the outer error: the inner one has neither status nor code.
    return nested?.every((each) => each instanceof GraphQLError) ? nested : [error];
  });
}

/** The cause that our code threw, if it was ours. */
function refusalIn(error: Failure): AppError | undefined {
  if (error instanceof AppError) return error;
  const original = (error as GraphQLError).originalError;
  if (original instanceof AppError) return original;
  const cause = original ?? error;
  if (isDatabaseAway(cause)) return new DatabaseAway(cause);
  return isUnstorableValue(original)
    ? new InputRefused('A value has a character or a size that is not allowed.')
    : undefined;
}

/** True for a fault of the document or of its variables, found before or while it is run, not for a bug of ours. */
function isFaultOfRequest(error: Failure): boolean {
  const { originalError, extensions, path } = error as GraphQLError;
  const { statusCode = 500, validation } = error as { statusCode?: number; validation?: unknown };
  // A body that is too large, broken, or of another shape.
  if (validation !== undefined || (statusCode >= 400 && statusCode < 500)) return true;
  if (String((error as { code?: unknown }).code ?? '').startsWith('MER_')) return true;
  if (extensions && 'status' in extensions) return true;
  // Types that refuse a value of a variable are the origin of such an error; resolvers, which have a path, of others.
  const isOfGraphql = originalError === undefined || originalError instanceof GraphQLError;
  return error instanceof GraphQLError && isOfGraphql && path === undefined;
}

function placeOf(error: Failure): Pick<GraphQLFormattedError, 'locations' | 'path'> {
  const { locations, path } = error as GraphQLError;
  return { ...(locations && { locations }), ...(path && { path }) };
}

/** What errors are told by: the language of people, the id of the request, and what its variables were read by. */
export interface AnswerContext {
  readonly language: ShopLanguage;
  readonly requestId: string;
  /** Where the faults of variables lie. */
  readonly faults?: ReadonlyMap<Error, Fault>;
}

function formatRefusal(error: Failure, refusal: AppError, { language, requestId }: AnswerContext) {
  const { sentence, details } = describeError(refusal, language);
  const extensions = {
    category: categoryOf(refusal),
    code: refusal.code,
    details: { message: sentence, ...details, ...(refusal.status >= 500 && { requestId }) },
  };
  return { message: contractMessageOf(refusal) ?? sentence, ...placeOf(error), extensions };
}

/** graphql's own words, and a sentence for people, who see it where a client of ours has sent what it should not. */
function formatFault(error: Failure, { language, faults }: AnswerContext): GraphQLFormattedError {
  const { status, ...own } = ((error as GraphQLError).extensions ?? {}) as Record<string, unknown>;
  const fault = faults?.get(error);
  const refusal = fault
    ? new AppError(400, 'variables-invalid', { faults: [fault] })
    : new AppError(400, own.category === 'graphql-input' ? sentenceOfLimit(status, own.code) : 'document-invalid');
  const { sentence, details } = describeError(refusal, language);
  const reported = { message: sentence, ...details, ...(own.details as object | undefined) };
  const extensions = { category: 'graphql', code: refusal.code, ...own, details: reported };
  return { message: error.message, ...placeOf(error), extensions };
}

/** A limit is about how much is asked for, answered with 413, or about a value that no field can take. */
function sentenceOfLimit(status: unknown, code: unknown) {
  if (status === 413) return 'document-invalid/limits';
  return code === 'document-invalid' ? code : 'input-invalid/value';
}

function formatOne(error: Failure, context: AnswerContext): GraphQLFormattedError {
  const refusal = refusalIn(error);
  if (refusal) return formatRefusal(error, refusal, context);
  if (isFaultOfRequest(error)) return formatFault(error, context);
  return { ...formatRefusal(error, new InternalError(error), context), message: 'Internal server error' };
}

/** Errors as clients read them: Magento's category and message, our code and sentence; of a bug only that there was one. */
export function formatErrors(errors: readonly Failure[], context: AnswerContext): GraphQLFormattedError[] {
  return flatten(errors).map((error) => formatOne(error, context));
}

/** The faults of ours among the errors, for the log: bugs, and what cannot be served now. */
export function failuresAmong(errors: readonly Failure[]): AppError[] {
  return flatten(errors).flatMap((error) => {
    const refusal = refusalIn(error);
    if (refusal) return refusal.status >= 500 ? [refusal] : [];
    return isFaultOfRequest(error) ? [] : [new InternalError((error as GraphQLError).originalError ?? error)];
  });
}

/** Seconds after which the same request may be sent again; undefined where no refusal among the errors says so. */
export function retryAfterAmong(errors: readonly Failure[]): number | undefined {
  const seconds = flatten(errors).flatMap((error) => retryAfterOf(refusalIn(error)) ?? []);
  return seconds.length === 0 ? undefined : Math.max(...seconds);
}

/** The faults of variables among the errors, each with its place in what was given. */
export function placesOfFaults(
  errors: readonly Failure[],
  given: { readonly schema: GraphQLSchema; readonly variables: unknown },
): ReadonlyMap<Error, Fault> {
  return variableFaults(flatten(errors), given.schema, isRecord(given.variables) ? given.variables : {});
}

/** 200 for business errors too, as in Magento; 400 for a document that is not valid, 413 for one that asks for too much. */
export function statusOf({ data, errors = [] }: ExecutionResult): number {
  if (data) return 200;
  for (const error of flatten(errors)) {
    const status = (error as GraphQLError).extensions?.status ?? (error as { statusCode?: unknown }).statusCode;
    if (typeof status === 'number' && status >= 400) return status;
  }
  const [failure] = failuresAmong(errors);
  if (failure) return failure.status;
  return flatten(errors).some((error) => refusalIn(error)) ? 200 : 400;
}
