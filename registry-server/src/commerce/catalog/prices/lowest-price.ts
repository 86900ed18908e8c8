import { addDays, dayOf, startOfDay } from '../../../time/shop-day.ts';

/**
 * A reduction that deepens step by step without a gap may keep the reference of its first step, where the law of the
 * land uses that option of the directive. Whether Polish law does is not certain, so each step counts for itself.
 */
const DEEPENING_KEEPS_FIRST_STEP = false;

/** The law's window: this many calendar days before a reduction begins. */
export const LOWEST_PRICE_DAYS = 30;

/** One setting of a price, kept for ever; it holds until the next one begins. Amounts are minor units. */
export interface PriceRecord {
  readonly regular: number;
  readonly special?: number | undefined;
  /** From the record's own beginning when absent. */
  readonly specialFrom?: Date | undefined;
  /** The first instant without the special price; never ends when absent. */
  readonly specialTo?: Date | undefined;
  readonly validFrom: Date;
}

interface Segment {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly isSpecial: boolean;
}

/**
 * The lowest price of the 30 days before the newest record's reduction; undefined when it has none,
 * or when the goods were not on sale before it. A deeper step is a reduction of its own, unless the first one's
 * reference is to be kept; a shallower one always is.
 */
export function lowestBeforeReduction(
  records: readonly PriceRecord[],
  timeZone: string,
  keepsFirstStep = DEEPENING_KEEPS_FIRST_STEP,
): number | undefined {
  const segments = timelineOf(records);
  const start = reductionStart(segments, records.at(-1), keepsFirstStep);
  if (start === undefined) return undefined;
  return lowestBefore(segments, start, timeZone);
}

/** A price that a group of customers has to itself, from its record until the next one. */
export interface GroupPriceRecord {
  /** Absent from when the group pays what everybody pays. */
  readonly amount?: number | undefined;
  readonly validFrom: Date;
}

/**
 * The lowest price that the group could pay in the 30 days before its newest price began; undefined when it has none,
 * or when the goods were not on sale before it.
 */
export function lowestBeforeGroupPrice(
  ofEverybody: readonly PriceRecord[],
  ofGroup: readonly GroupPriceRecord[],
  timeZone: string,
): number | undefined {
  const newest = ofGroup.at(-1);
  if (newest?.amount === undefined) return undefined;
  const groupSegments = ofGroup.flatMap(({ amount, validFrom }, index): Segment[] => {
    const to = ofGroup[index + 1]?.validFrom.getTime() ?? Number.POSITIVE_INFINITY;
    return amount === undefined ? [] : [{ from: validFrom.getTime(), to, amount, isSpecial: true }];
  });
  return lowestBefore([...timelineOf(ofEverybody), ...groupSegments], newest.validFrom.getTime(), timeZone);
}

function lowestBefore(segments: readonly Segment[], start: number, timeZone: string): number | undefined {
  const firstDay = addDays(dayOf(new Date(start), timeZone), -LOWEST_PRICE_DAYS);
  const windowStart = startOfDay(firstDay, timeZone).getTime();
  const amounts = segments.filter((segment) => segment.from < start && segment.to > windowStart).map(amountOf);
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}

function timelineOf(records: readonly PriceRecord[]): Segment[] {
  return records.flatMap((record, index) => {
    const next = records[index + 1];
    return segmentsOf(record, next ? next.validFrom.getTime() : Number.POSITIVE_INFINITY);
  });
}

/** A record holds at most three stretches: before, during and after its special price. */
function segmentsOf(record: PriceRecord, end: number): Segment[] {
  const begin = record.validFrom.getTime();
  const clamp = (instant: number) => Math.min(Math.max(instant, begin), end);
  const hasSpecial = record.special !== undefined;
  const specialFrom = hasSpecial ? clamp(record.specialFrom?.getTime() ?? begin) : end;
  const specialTo = hasSpecial ? Math.max(specialFrom, clamp(record.specialTo?.getTime() ?? end)) : end;
  return [
    { from: begin, to: specialFrom, amount: record.regular, isSpecial: false },
    { from: specialFrom, to: specialTo, amount: record.special ?? record.regular, isSpecial: true },
    { from: specialTo, to: end, amount: record.regular, isSpecial: false },
  ].filter((segment) => segment.from < segment.to);
}

function reductionStart(
  segments: readonly Segment[],
  newest: PriceRecord | undefined,
  keepsFirstStep: boolean,
): number | undefined {
  if (newest?.special === undefined) return undefined;
  let index = segments.findLastIndex((segment) => segment.isSpecial);
  const last = segments[index];
  if (!last || last.to <= newest.validFrom.getTime()) return undefined;
  while (index > 0 && continues(segments[index - 1], segments[index], keepsFirstStep)) index -= 1;
  return segments[index]?.from;
}

/** The same special price set again without a gap goes on: its reference stays the one from its beginning. */
function continues(earlier: Segment | undefined, later: Segment | undefined, keepsFirstStep: boolean): boolean {
  if (earlier?.isSpecial !== true || !later || earlier.to !== later.from) return false;
  return earlier.amount === later.amount || (keepsFirstStep && later.amount < earlier.amount);
}

function amountOf(segment: Segment): number {
  return segment.amount;
}
