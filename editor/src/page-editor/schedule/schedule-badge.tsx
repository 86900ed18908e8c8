import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { scheduleQuery } from '../../api/schedules.ts';
import { scheduleWords } from '../../pages/index.ts';
import { BadgeButton } from '../../ui/badge-button.tsx';

interface ScheduleBadgeProps {
  readonly pageId: number;
  /** Of the draft: a newer one is not what was scheduled. */
  readonly version: number;
  readonly onOpen: () => void;
}

/** When the page is published or withdrawn by itself, and whether with what was changed last; opens the schedule. */
export function ScheduleBadge({ pageId, version, onOpen }: ScheduleBadgeProps) {
  const { data, refetch } = useQuery(scheduleQuery(useApi(), pageId));
  const seen = useRef(version);
  const words = data && scheduleWords(data);
  const isSet = words !== undefined;
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    if (isSet) void refetch();
  }, [version, isSet, refetch]);
  return words ? <BadgeButton {...words} icon={CalendarClock} onOpen={onOpen} /> : null;
}
