import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { presenceKey } from '../../api/content/page-presence.ts';
import { type PageSchedule, scheduleQuery } from '../../api/content/schedules.ts';
import { scheduleWords } from '../../pages/index.ts';
import { BadgeButton } from '../../ui/buttons/badge-button.tsx';

interface ScheduleBadgeProps {
  readonly pageId: number;
  /** Of the draft: a newer one is not what was scheduled. */
  readonly version: number;
  readonly onOpen: () => void;
}

/** When the page is published or withdrawn by itself, and whether with what was changed last; opens the schedule. */
export function ScheduleBadge({ pageId, version, onOpen }: ScheduleBadgeProps) {
  const { data, refetch } = useQuery(scheduleQuery(useApi(), pageId));
  const queries = useQueryClient();
  const seen = useRef(version);
  const words = data && scheduleWords(data);
  const isSet = words !== undefined;
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    if (isSet) void refetch();
  }, [version, isSet, refetch]);
  // What was to happen has happened: how the page stands is asked for at once, not when its time comes.
  const pending = countMoments(data);
  const before = useRef(pending);
  useEffect(() => {
    if (pending < before.current) void queries.invalidateQueries({ queryKey: presenceKey(pageId) });
    before.current = pending;
  }, [pending, queries, pageId]);
  return words ? <BadgeButton {...words} icon={CalendarClock} onOpen={onOpen} /> : null;
}

/** How many things are still to happen by themselves. */
const countMoments = (schedule: PageSchedule | undefined) =>
  [schedule?.publishAt, schedule?.unpublishAt].filter((moment) => moment !== undefined).length;
