import type { PageFault } from '@witryna/module-schemas';
import type { AppError, ErrorDetails, Fault } from '../errors.ts';
import { type ErrorKey, errorSentence, fieldSentence } from './error-messages.ts';
import type { ShopLanguage } from './language.ts';
import { codeIn } from './message.ts';

/** An error in one language, as it is sent. */
export interface DescribedError {
  /** The sentence for people. */
  readonly sentence: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

/** Codes that only say that a field is invalid: the first field's sentence is used instead. */
const SPOKEN_BY_FIELD: ReadonlySet<ErrorKey> = new Set<ErrorKey>([
  'input-invalid',
  'page-invalid/faults',
  'contact-invalid',
  'statement-refused',
  'refund-account-refused',
]);

/** The sentence and the details of an error, each fault with its own sentence. */
export function describeError(error: AppError, language: ShopLanguage): DescribedError {
  const { sentenceKey, details } = error;
  if (!details?.faults) return { sentence: errorSentence(sentenceKey, language, details), details };
  const own = errorSentence(sentenceKey, language, details);
  const faults = details.faults.map((fault) => describeFault(fault, { language, details }));
  const sentence = (SPOKEN_BY_FIELD.has(sentenceKey) && faults[0]?.message) || own;
  return { sentence, details: { ...details, faults } };
}

function describeFault(
  fault: Fault,
  { language, details }: { readonly language: ShopLanguage; readonly details: ErrorDetails },
): PageFault {
  if ('message' in fault) return fault;
  if ('sentence' in fault) {
    const { path, rule, sentence } = fault;
    return { path, rule, message: errorSentence(sentence, language, details) };
  }
  const { path, rule, values, name } = fault;
  return { path, rule: name ?? codeIn(rule), message: fieldSentence(rule, language, values) };
}
