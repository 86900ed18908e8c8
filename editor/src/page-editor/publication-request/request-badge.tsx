import { useQuery } from '@tanstack/react-query';
import { MessageSquareReply, MessageSquareText } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { type PublicationRequest, publicationRequestQuery } from '../../api/content/publication-requests.ts';
import type { PageSummary } from '../../api/types.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { BadgeButton } from '../../ui/buttons/badge-button.tsx';

interface RequestBadgeProps {
  readonly page: PageSummary;
  readonly onOpen: () => void;
}

/** That somebody asks for the page to be published, or was asked to change it first; opens what was said. */
export function RequestBadge({ page, onOpen }: RequestBadgeProps) {
  const { data } = useQuery(publicationRequestQuery(useApi(), page.id));
  // What is published since it was asked for is fulfilled, also before the next look.
  if (!data?.state || page.status === 'published') return null;
  return data.state === 'returned' ? (
    <BadgeButton
      tone="warning"
      icon={MessageSquareReply}
      text={t.publicationRequest.badgeReturned}
      hint={hintOf(t.publicationRequest.badgeReturnedHint, data.returnedBy, data.returnedAt)}
      onOpen={onOpen}
    />
  ) : (
    <BadgeButton
      tone="accent"
      icon={MessageSquareText}
      text={t.publicationRequest.badgeWaiting}
      hint={hintOf(t.publicationRequest.badgeWaitingHint, data.askedBy, data.askedAt)}
      onOpen={onOpen}
    />
  );
}

const hintOf = (
  words: (name: string, moment: string) => string,
  name: PublicationRequest['askedBy'],
  moment: PublicationRequest['askedAt'],
) => (moment === undefined ? undefined : words(name ?? '', formatMoment(moment)));
