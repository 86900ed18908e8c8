import type { Webhook } from '../../api/operations/webhooks.ts';
import { t } from '../../i18n/pl.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

type Status = keyof typeof t.webhooks.statuses;
const TONES: Readonly<Record<Status, BadgeTone>> = { active: 'success', off: 'neutral', failed: 'danger' };

/** Whether a webhook is told of anything, or was switched off. */
export function WebhookStatus({ webhook: { isActive, failedAt } }: { readonly webhook: Webhook }) {
  const status = isActive ? 'active' : failedAt ? 'failed' : 'off';
  return <Badge tone={TONES[status]}>{t.webhooks.statuses[status]}</Badge>;
}
