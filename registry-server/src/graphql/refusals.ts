import type { ErrorKey } from '../error-messages/error-messages.ts';
import { AppError, type ErrorDetails } from '../errors.ts';

/** The kinds of refusal that clients of the contract tell apart. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists'
  /** The shop cannot answer now: the same request may be sent again. */
  | 'unavailable'
  | 'internal';

const CATEGORY_OF_STATUS: Readonly<Record<number, ErrorCategory>> = {
  401: 'graphql-authorization',
  403: 'graphql-authorization',
  404: 'graphql-no-such-entity',
  409: 'graphql-already-exists',
  500: 'internal',
  503: 'unavailable',
};

/** The category of a refusal: its own, else what its status means. */
export function categoryOf(error: AppError): ErrorCategory {
  if (error instanceof GraphqlRefusal) return error.category;
  return CATEGORY_OF_STATUS[error.status] ?? 'graphql-input';
}

/**
 * A refusal in the words of the contract. `reason` is ours, a key of the catalogue: its code, finer than the category,
 * the sentence for people and the details travel in the extensions of the error.
 */
class GraphqlRefusal extends AppError {
  readonly category: ErrorCategory;
  /** Magento's words, which clients compare; undefined for a refusal of ours, whose message is the sentence itself. */
  readonly contractMessage: string | undefined;

  constructor(
    category: ErrorCategory,
    status: number,
    message: string | undefined,
    reason: ErrorKey,
    details?: ErrorDetails,
  ) {
    super(status, reason, details);
    this.category = category;
    this.contractMessage = message;
    if (message !== undefined) this.message = message;
  }
}

/** The words that clients of the contract compare; undefined for a refusal that Magento has no words for. */
export function contractMessageOf(error: AppError): string | undefined {
  return error instanceof GraphqlRefusal ? error.contractMessage : undefined;
}

/** A value that is missing, wrong, or against a rule of the shop. */
export class InputRefused extends GraphqlRefusal {
  constructor(message: string | undefined, reason: ErrorKey = 'input-invalid', details?: ErrorDetails) {
    super('graphql-input', 422, message, reason, details);
  }
}

/** Nothing there by this name, or nothing that this caller may know of. */
export class EntityMissing extends GraphqlRefusal {
  constructor(message: string | undefined, reason: ErrorKey = 'not-found', details?: ErrorDetails) {
    super('graphql-no-such-entity', 404, message, reason, details);
  }
}

/** The caller may not do this; without a token, signing in may help. */
export class NotAuthorized extends GraphqlRefusal {
  constructor(
    message = "The current customer isn't authorized.",
    reason: ErrorKey = 'not-authorized',
    details?: ErrorDetails,
  ) {
    super('graphql-authorization', 401, message, reason, details);
  }
}

/** Wrong credentials, or an account that cannot sign in now. */
export class SignInFailed extends GraphqlRefusal {
  constructor(message: string | undefined, reason: ErrorKey = 'sign-in-failed', details?: ErrorDetails) {
    super('graphql-authentication', 401, message, reason, details);
  }
}

/** What should be made is there already. */
export class AlreadyExists extends GraphqlRefusal {
  constructor(message: string, reason: ErrorKey = 'already-exists', details?: ErrorDetails) {
    super('graphql-already-exists', 409, message, reason, details);
  }
}

/** As people read it: whole minutes, not too few. */
export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

/** This client has asked for the same thing too often. */
export class TooManyRequests extends GraphqlRefusal {
  readonly retryAfterSeconds: number | undefined;

  constructor(retryAfterSeconds?: number) {
    super(
      'graphql-input',
      429,
      'Too many requests. Please wait and try again later.',
      retryAfterSeconds === undefined ? 'too-many-requests' : 'too-many-requests/later',
      retryAfterSeconds === undefined ? undefined : { retryAfterSeconds, minutes: minutesOf(retryAfterSeconds) },
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Nobody waits for the answer any more: what is left of it is not worked out. Nobody reads this either. */
export class ClientLeft extends GraphqlRefusal {
  constructor() {
    super('graphql-input', 499, 'The client has closed the connection.', 'client-left');
  }
}
