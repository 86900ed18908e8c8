import type { AuditEntry } from '../../api/audit.ts';
import { t } from '../../i18n/pl.ts';

const ACTIONS: Readonly<Record<string, string>> = t.audit.actions;

/** What somebody did, in words; an action that nobody has named yet by its route. */
export function describeAction(action: string): string {
  return ACTIONS[action] ?? action;
}

/** What it was about: „RL-SW-001”. */
export function describeSubject({ subject }: Pick<AuditEntry, 'subject'>): string {
  return Object.values(subject).join(', ');
}

/** Which fields were sent, and what is known of what they held: „cena, stan: 12”. */
export function describeDetails({ details: { fields = [], values = {} } }: Pick<AuditEntry, 'details'>): string {
  const details = fields.map((field) => {
    const name = t.audit.fields[field] ?? field;
    return field in values ? `${name}: ${describeValue(values[field])}` : name;
  });
  return details.join(', ');
}

function describeValue(value: unknown): string {
  if (typeof value !== 'boolean') return String(value);
  return value ? t.audit.yes : t.audit.no;
}

/** Screens of the things that entries are about, by the beginning of their routes. */
const SCREENS = [
  ['/staff/orders/:id', '/orders'],
  ['/staff/orders/:orderId', '/orders'],
  ['/staff/pages/:id', '/pages'],
  ['/staff/catalogue/products/:sku', '/products'],
  ['/staff/catalogue/ingredients/:code', '/ingredients'],
  ['/staff/customers/:id', '/customers'],
  ['/staff/coupons/:id', '/coupons'],
  ['/staff/gift-rules/:id', '/gift-rules'],
  ['/staff/returns/:id', '/returns'],
  ['/staff/redirects/:id', '/redirects'],
  ['/staff/sites/:code', '/sites'],
  ['/staff/webhooks/:id', '/webhooks'],
] as const;

/** Where one sees what an entry is about; undefined when there is no such screen, or the thing is gone. */
export function screenOf({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string | undefined {
  const [method, route = ''] = action.split(' ');
  const screen = SCREENS.find(([start]) => route === start || route.startsWith(`${start}/`));
  if (!screen || (method === 'DELETE' && route === screen[0])) return undefined;
  const [start, path] = screen;
  const id = subject[start.slice(start.indexOf(':') + 1)];
  return id === undefined ? undefined : `${path}/${encodeURIComponent(String(id))}`;
}

export type Outcome = 'done' | 'refused' | 'unknown';

/** How it ended. */
export function outcomeOf({ status }: Pick<AuditEntry, 'status'>): Outcome {
  if (status === undefined) return 'unknown';
  return status < 400 ? 'done' : 'refused';
}
