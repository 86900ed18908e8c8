import type { PageStatus } from '../api/types.ts';
import { t } from '../i18n/pl.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const TONES: Readonly<Record<PageStatus, BadgeTone>> = { draft: 'neutral', published: 'success', changed: 'warning' };

/** How the draft stands to what the shop shows. */
export function PageStatusBadge({ status }: { readonly status: PageStatus }) {
  return <Badge tone={TONES[status]}>{t.pages.status[status]}</Badge>;
}
