import type { ReturnStatus } from '../../api/commerce/returns.ts';
import { t } from '../../i18n/pl.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const TONES: Readonly<Record<ReturnStatus, BadgeTone>> = {
  requested: 'warning',
  received: 'accent',
  refunded: 'success',
  rejected: 'neutral',
};

/** How far a return has come. */
export function ReturnStatusBadge({ status }: { readonly status: ReturnStatus }) {
  return <Badge tone={TONES[status]}>{t.returns.statuses[status]}</Badge>;
}
