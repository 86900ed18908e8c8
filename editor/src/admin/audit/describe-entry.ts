import type { AuditEntry } from '../../api/identity/audit.ts';
import { formatDay, formatMoment, formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import type { TechnicalField } from './audited-action.ts';

const ACTIONS: Readonly<Record<string, string>> = t.audit.actions;

/** What somebody did, in words; an action that nobody has named yet by its route. */
export function describeAction(action: string): string {
  return ACTIONS[action] ?? action;
}

/** What it was about: „RL-SW-001”, the number of an order. What is known by a number of the database alone, or a machine's id, has no words. */
export function describeSubject({ subject, subjectName }: Pick<AuditEntry, 'subject' | 'subjectName'>): string {
  return (
    subjectName ??
    Object.values(subject)
      .filter((value) => typeof value === 'string' && !MACHINE_ID.test(value))
      .join(', ')
  );
}

/** Which fields were sent, and what is known of what they held: „cena, stan: 12”. */
export function describeDetails(
  { action, details: { fields = [], values = {} } }: Pick<AuditEntry, 'action' | 'details'>,
  orderStatuses: Words = {},
): string {
  const details = fields
    .filter((field) => !TECHNICAL.has(field))
    .map((field) => {
      const name = t.audit.fields[field] ?? field;
      return field in values ? `${name}: ${describeValue(field, values, wordsOf(field, action, orderStatuses))}` : name;
    });
  return details.join(', ');
}

/** An id that nobody has read anywhere. */
const MACHINE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Words = Readonly<Record<string, string>>;

/** What machines need to write: it says nothing of what was changed. */
const TECHNICAL: ReadonlySet<string> = new Set([
  'key',
  'lastCommentId',
  'moduleId',
  'pageId',
  'revision',
  'revisionId',
  'version',
] satisfies TechnicalField[]);
/** In hundredths of the currency. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'regular', 'special']);
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The words that screens have for the values of a field. */
function wordsOf(field: string, action: string, orderStatuses: Words): Words {
  if (field === 'mail') return t.mails.templates;
  if (field === 'role') return t.session.roles;
  if (field === 'status') return t.contactMessages.statuses;
  if (field === 'source') return t.bankRefunds.givenAccount.sources;
  if (field === 'visibility') return t.products.visibilities;
  if (field !== 'to') return {};
  return action.includes(' /staff/returns/') ? t.returns.statuses : orderStatuses;
}

function describeValue(field: string, values: Readonly<Record<string, unknown>>, words: Words): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? t.audit.yes : t.audit.no;
  if (value === null) return t.audit.nothing;
  if (typeof value === 'number' && AMOUNTS.has(field)) {
    const { currency } = values;
    if (typeof currency === 'string') return formatMoney({ amount: value, currency });
    return (value / 100).toFixed(2).replace('.', ',');
  }
  const text = String(value);
  if (MOMENT.test(text)) return formatMoment(text);
  return DAY.test(text) ? formatDay(text) : (words[text] ?? text);
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
export function screenOf({
  action,
  subject,
  orderId,
}: Pick<AuditEntry, 'action' | 'subject' | 'orderId'>): string | undefined {
  if (orderId !== undefined) return `/orders/${orderId}`;
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
