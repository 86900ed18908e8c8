import type { PageFault } from '@witryna/module-schemas';
import { addDays, dayOf, startOfDay } from '../../../time/shop-day.ts';
import type { PastPriceInput, PriceInput } from '../catalog.schema.ts';
import type { PriceRecord } from './lowest-price.ts';

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The instants that a price as staff type it means: a day begins and ends at midnight in the shop. */
export function toPriceRecord(input: PriceInput, validFrom: Date, timeZone: string): PriceRecord {
  const { regular, special, specialFrom, specialTo } = input;
  if (special === undefined) return { regular, validFrom };
  return {
    regular,
    special,
    ...(specialFrom && { specialFrom: instantOf(specialFrom, timeZone) }),
    // The last day belongs to the reduction.
    ...(specialTo && { specialTo: instantOf(WHOLE_DAY.test(specialTo) ? addDays(specialTo, 1) : specialTo, timeZone) }),
    validFrom,
  };
}

function instantOf(text: string, timeZone: string): Date {
  return WHOLE_DAY.test(text) ? startOfDay(text, timeZone) : new Date(text);
}

/** What no schema can say about a price. */
export function faultsOfPrice(input: PriceInput, path: string, timeZone: string): PageFault[] {
  const fault = (field: string, rule: string, message: string): PageFault => ({
    path: `${path}/${field}`,
    rule,
    message,
  });
  const { special, friendsAndFamily } = input;
  const faults: PageFault[] = [];
  if (friendsAndFamily !== undefined && friendsAndFamily >= input.regular) {
    faults.push(fault('friendsAndFamily', 'group-lower', 'Cena friends and family musi być niższa od zwykłej.'));
  }
  if (special === undefined) {
    const dates = (['specialFrom', 'specialTo'] as const).filter((field) => input[field] !== undefined);
    return [...faults, ...dates.map((field) => fault(field, 'special-missing', 'Podaj też cenę promocyjną.'))];
  }
  if (special >= input.regular) {
    faults.push(fault('special', 'special-lower', 'Cena promocyjna musi być niższa od zwykłej.'));
  }
  const { specialFrom, specialTo } = toPriceRecord(input, new Date(0), timeZone);
  if (specialFrom && specialTo && specialTo <= specialFrom) {
    faults.push(fault('specialTo', 'special-order', 'Promocja kończy się przed swoim początkiem.'));
  }
  return faults;
}

/**
 * Prices of the time before a shop came here, oldest first, and the instant from which the present price holds:
 * right after the last of them, but not later than now.
 */
export function readPastPrices(
  past: readonly PastPriceInput[],
  now: Date,
  timeZone: string,
): { readonly records: readonly PriceRecord[]; readonly presentFrom: Date } {
  const ordered = past.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const last = ordered.at(-1);
  const dayAfter = last ? startOfDay(addDays(last.to, 1), timeZone) : now;
  return {
    records: ordered.map(({ amount, from }) => ({ regular: amount, validFrom: startOfDay(from, timeZone) })),
    presentFrom: dayAfter < now ? dayAfter : now,
  };
}

/** Past prices must be in the past, and leave no time between them: what was charged then would be unknown. */
export function faultsOfPastPrices(past: readonly PastPriceInput[], path: string, now: Date, timeZone: string) {
  const today = dayOf(now, timeZone);
  return past.flatMap((entry, index): PageFault[] => {
    const fault = (field: string, rule: string, message: string) => [
      { path: `${path}/${index}/${field}`, rule, message },
    ];
    if (entry.to < entry.from) return fault('to', 'order', 'Okres kończy się przed swoim początkiem.');
    if (entry.from >= today) return fault('from', 'past', 'Historia cen może dotyczyć tylko przeszłości.');
    const follows = past.some((other) => isSamePrice(other, entry) && addDays(other.to, 1) === entry.from);
    const isFirst = !past.some((other) => isSamePrice(other, entry) && other.from < entry.from);
    return follows || isFirst
      ? []
      : fault('from', 'gap', 'Między okresami cen jest przerwa albo nakładają się na siebie.');
  });
}

function isSamePrice(one: PastPriceInput, other: PastPriceInput): boolean {
  return one.variantSku === other.variantSku && one.currency === other.currency;
}
