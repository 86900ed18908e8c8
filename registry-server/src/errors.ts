import { type ErrorCode, type ErrorKey, errorSentence, type FieldRule } from './error-messages/error-messages.ts';
import { codeIn, type MessageValues } from './error-messages/message.ts';

/** A field that is at fault. Its sentence comes from the catalogue, unless only the code that found it can say it. */
export type Fault =
  | { readonly path: string; readonly rule: string; readonly message: string }
  // The error's own sentence says it of the field as well.
  | { readonly path: string; readonly rule: string; readonly sentence: ErrorKey }
  // `name`: what the rule is called on the wire, where that is not the catalogue's word.
  | { readonly path: string; readonly rule: FieldRule; readonly values?: MessageValues; readonly name?: string };

/** What a refusal tells beside its code; its values also fill the sentence of the catalogue. */
export interface ErrorDetails {
  readonly faults?: readonly Fault[];
  readonly [name: string]: unknown;
}

/**
 * A refusal that a client can understand. Each feature names its own in `<feature>.errors.ts`; the sentence that people
 * read is in `error-messages/catalogue`, in each language, under the code or under `code/variant`.
 */
export class AppError extends Error {
  /** Stable, kebab-case; clients decide by it. */
  readonly code: ErrorCode;
  /** Which sentence of the catalogue people read. */
  readonly sentenceKey: ErrorKey;
  readonly status: number;
  readonly details: ErrorDetails | undefined;
  /** Words that a specification fixes for every language; the sentence is in the details then. */
  readonly fixedMessage?: string;

  constructor(status: number, sentenceKey: ErrorKey, details?: ErrorDetails) {
    super(errorSentence(sentenceKey, 'en', details));
    this.name = new.target.name;
    this.status = status;
    this.sentenceKey = sentenceKey;
    this.code = codeIn(sentenceKey) as ErrorCode;
    this.details = details;
  }
}

/** The address, or what it names, is not there. */
export class NotFound extends AppError {
  constructor(
    sentenceKey: Extract<ErrorKey, 'not-found' | `not-found/${string}`> = 'not-found',
    details?: ErrorDetails,
  ) {
    super(404, sentenceKey, details);
  }
}

/** A bug of ours: the client hears that there was one, the log hears what it was. */
export class InternalError extends AppError {
  constructor(cause: unknown) {
    super(500, 'internal');
    this.cause = cause;
  }
}
