import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { scheduleQuery } from '../../api/schedules.ts';
import { scheduleWords } from '../../pages/index.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './schedule-badge.module.css';

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
  if (!words) return null;
  return (
    <button
      type="button"
      className={styles.opener}
      aria-label={words.text}
      data-tooltip={words.hint ?? words.text}
      onClick={onOpen}
    >
      <Badge tone={words.tone}>
        <CalendarClock size={13} aria-hidden="true" />
        <span className={styles.words}>{words.text}</span>
      </Badge>
    </button>
  );
}
