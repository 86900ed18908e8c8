import type { PageStatus, PageSummary } from '../api/types.ts';
import { formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import { Badge, type BadgeTone } from '../ui/feedback/badge.tsx';

const TONES: Readonly<Record<PageStatus, BadgeTone>> = { draft: 'neutral', published: 'success', changed: 'warning' };

/** How the draft stands to what the shop shows, and from when it shows an article that is held back. */
export function PageStatusBadge({ page: { status, visibleFrom } }: { readonly page: PageSummary }) {
  return (
    <>
      <Badge tone={TONES[status]}>{t.pages.status[status]}</Badge>
      {visibleFrom !== undefined && <Badge tone="neutral">{t.pages.visibleFrom(formatMoment(visibleFrom))}</Badge>}
    </>
  );
}
