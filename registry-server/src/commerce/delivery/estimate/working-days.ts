import { isWorkingDay } from '@witryna/module-schemas';
import { addDays } from '../../../time/shop-day.ts';

const MOST_KEPT = 1_000;
const known = new Map<string, string>();

/** The day that comes so many working days later; with none the day itself, or the first working day after it. */
export function addWorkingDays(day: string, count: number): string {
  // Each cart asks it for every carrier, and all of them for the same few days.
  const question = `${day}+${count}`;
  const kept = known.get(question);
  if (kept) return kept;
  const answer = countWorkingDays(day, count);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(question, answer);
  return answer;
}

function countWorkingDays(day: string, count: number): string {
  let found = day;
  while (!isWorkingDay(found)) found = addDays(found, 1);
  for (let left = count; left > 0; left -= 1) {
    do found = addDays(found, 1);
    while (!isWorkingDay(found));
  }
  return found;
}
