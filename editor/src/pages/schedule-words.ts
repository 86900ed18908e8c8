import type { PageSummary } from '../api/types.ts';
import { formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import type { BadgeTone } from '../ui/feedback/badge.tsx';

export type ListedSchedule = NonNullable<PageSummary['schedule']>;

export interface ScheduleWords {
  readonly tone: BadgeTone;
  readonly text: string;
  readonly hint?: string;
}

/** When a page is published or withdrawn by itself, in a few words; undefined for one without a schedule. */
export function scheduleWords({
  publishAt,
  unpublishAt,
  failedAt,
  isDraft,
}: ListedSchedule): ScheduleWords | undefined {
  if (failedAt)
    return { tone: 'danger', text: t.schedule.badgeFailed, hint: t.schedule.failed(formatMoment(failedAt)) };
  if (publishAt && isDraft === false)
    return {
      tone: 'warning',
      text: t.schedule.badgeOtherRevision(formatMoment(publishAt)),
      hint: t.schedule.otherRevision,
    };
  if (publishAt) return { tone: 'accent', text: t.schedule.badgePublish(formatMoment(publishAt)) };
  return unpublishAt ? { tone: 'neutral', text: t.schedule.badgeWithdraw(formatMoment(unpublishAt)) } : undefined;
}
