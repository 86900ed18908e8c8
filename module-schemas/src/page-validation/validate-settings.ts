import type { ErrorObject } from 'ajv';
import type { Driver } from '../driver.ts';
import type { PageFault } from '../wire/answers.ts';
import { settingsCheck } from './compile.ts';
import { faultMessage, faultPath } from './fault-message.ts';
import type { FaultSentences } from './fault-sentences/fault-sentences.ts';
import { validateStorable } from './validate-storable.ts';

/** Rules that only say "one of the rules below failed"; the rule below is what a person can act on. */
const WRAPPING_RULES = new Set(['oneOf', 'anyOf', 'allOf', 'if']);

/** Faults of Ajv in our words, their paths below `base` (a JSON pointer); editors read Polish, so that is the default. */
export function toFaults(
  errors: readonly ErrorObject[] | null | undefined,
  base = '',
  sentences?: FaultSentences,
): PageFault[] {
  return (errors ?? [])
    .filter((error) => !WRAPPING_RULES.has(error.keyword))
    .map((error) => ({ path: base + faultPath(error), rule: error.keyword, message: faultMessage(error, sentences) }));
}

/** Everything that is wrong with the settings of a module; empty when nothing is. */
export function validateSettings(driver: Driver, settings: unknown): PageFault[] {
  const check = settingsCheck(driver);
  return check(settings) ? validateStorable(settings) : toFaults(check.errors);
}
