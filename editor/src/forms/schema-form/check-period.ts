import type { Faults } from '../faults-at-fields.ts';

interface Period {
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
}

/** A period ends after it begins; either end may be open. */
export function checkPeriod({ startsAt, endsAt }: Period, sentence: string): Faults {
  const faults: Record<string, readonly string[]> = {};
  if (startsAt && endsAt && Date.parse(startsAt) >= Date.parse(endsAt)) faults['/endsAt'] = [sentence];
  return faults;
}
