import type { ExecutionResult } from 'graphql/index.js';
import { GraphQLError, type GraphQLFormattedError } from 'graphql/index.js';
import { isUnstorableValue } from '../database/failures.ts';
import { describeError } from '../error-messages/describe-error.ts';
import type { Language } from '../error-messages/language.ts';
import { AppError } from '../errors.ts';
import { categoryOf, contractMessageOf, InputRefused } from './refusals.ts';

type Failure = GraphQLError | Error;

interface WithNested {
  readonly errors?: readonly GraphQLError[];
}

/** Mercurius wraps the faults of a document into one error; people want them one by one. */
function flatten(errors: readonly Failure[]): Failure[] {
  return errors.flatMap((error): readonly Failure[] => {
    const nested = (error as GraphQLError).originalError as WithNested | undefined;
    return nested?.errors ?? (error as WithNested).errors ?? [error];
  });
}

/** The cause that our code threw, if it was ours. */
function refusalIn(error: Failure): AppError | undefined {
  if (error instanceof AppError) return error;
  const original = (error as GraphQLError).originalError;
  if (original instanceof AppError) return original;
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
  return error instanceof GraphQLError && !originalError && path === undefined;
}

function placeOf(error: Failure): Pick<GraphQLFormattedError, 'locations' | 'path'> {
  const { locations, path } = error as GraphQLError;
  return { ...(locations && { locations }), ...(path && { path }) };
}

function formatOne(error: Failure, language: Language): GraphQLFormattedError {
  const refusal = refusalIn(error);
  if (refusal) {
    const { sentence, details } = describeError(refusal, language);
    const extensions = {
      category: categoryOf(refusal),
      code: refusal.code,
      details: { message: sentence, ...details },
    };
    return { message: contractMessageOf(refusal) ?? sentence, ...placeOf(error), extensions };
  }
  if (isFaultOfRequest(error)) {
    const { status, ...extensions } = { category: 'graphql', ...(error as GraphQLError).extensions } as Record<
      string,
      unknown
    >;
    void status;
    return { message: error.message, ...placeOf(error), extensions };
  }
  return { message: 'Internal server error', ...placeOf(error), extensions: { category: 'internal' } };
}

/** Errors as clients read them: Magento's category and message, our code and sentence; of a bug only that there was one. */
export function formatErrors(errors: readonly Failure[], language: Language): GraphQLFormattedError[] {
  return flatten(errors).map((error) => formatOne(error, language));
}

/** The bugs among the errors, for the log. */
export function bugsAmong(errors: readonly Failure[]): Error[] {
  return flatten(errors)
    .filter((error) => !refusalIn(error) && !isFaultOfRequest(error))
    .map((error) => (error as GraphQLError).originalError ?? error);
}

/** 200 for business errors too, as in Magento; 400 for a document that is not valid, 413 for one that asks for too much. */
export function statusOf({ data, errors = [] }: ExecutionResult): number {
  if (data) return 200;
  for (const error of flatten(errors)) {
    const status = (error as GraphQLError).extensions?.status ?? (error as { statusCode?: unknown }).statusCode;
    if (typeof status === 'number' && status >= 400) return status;
  }
  if (bugsAmong(errors).length > 0) return 500;
  return flatten(errors).some((error) => refusalIn(error)) ? 200 : 400;
}
