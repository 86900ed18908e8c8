import { byQuery } from './by-query.ts';

/** Invariants of events. */
export const eventInvariants = [
  byQuery(
    'events-numbered-once',
    'A number belongs to one change, and none is above the counter.',
    `select number as subject from outbox where number is not null group by number having count(*) > 1
     union
     select number as subject from outbox where number > (select max(last) from event_counter)`,
  ),
  byQuery(
    'webhooks-follow-events',
    'No webhook is ahead of what has happened.',
    `select cursor.last as subject from webhook_cursor cursor
     where cursor.last > (select max(last) from event_counter)`,
  ),
];
