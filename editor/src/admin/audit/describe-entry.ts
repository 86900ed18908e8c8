import type { AuditEntry } from '../../api/audit.ts';
import { t } from '../../i18n/pl.ts';

/** What somebody did, in words; an action that nobody has named yet by its route. */
export function describeAction(action: string): string {
  return t.audit.actions[action] ?? action;
}

/** What it was about: „RL-SW-001”. */
export function describeSubject({ subject }: Pick<AuditEntry, 'subject'>): string {
  return Object.values(subject).join(', ');
}

/** Which fields were sent, and what is known of what they held: „cena, stan: 12”. */
export function describeDetails({ details: { fields = [], values = {} } }: Pick<AuditEntry, 'details'>): string {
  const details = fields.map((field) => {
    const name = t.audit.fields[field] ?? field;
    return field in values ? `${name}: ${String(values[field])}` : name;
  });
  return details.join(', ');
}

export type Outcome = 'done' | 'refused' | 'unknown';

/** How it ended. */
export function outcomeOf({ status }: Pick<AuditEntry, 'status'>): Outcome {
  if (status === undefined) return 'unknown';
  return status < 400 ? 'done' : 'refused';
}
