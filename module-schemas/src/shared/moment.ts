const MOMENT = /^([1-9]\d{3})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;
/** Longest text that can be a moment. */
const MAX_LENGTH = 40;
const LAST_MINUTE = 59;
const LAST_HOUR = 23;

/** The parts of a moment as text. */
export interface MomentParts {
  /** `2026-12-01` */
  readonly day: string;
  /** `08:30:00`; midnight where only a day was named. */
  readonly time: string;
  /** `Z` or `+01:00`; absent where the moment is meant in the shop's own time zone. */
  readonly offset?: string;
}

/** Reads `2026-12-01`, `2026-12-01T08:30` or a whole ISO moment; undefined for a day or time that does not exist. */
export function readMoment(text: string): MomentParts | undefined {
  const parts = text.length <= MAX_LENGTH ? MOMENT.exec(text) : null;
  if (!parts) return undefined;
  const [, year = '', month = '', date = '', hour = '00', minute = '00', second = '00', offset] = parts;
  const day = `${year}-${month}-${date}`;
  if (Number(hour) > LAST_HOUR || Number(minute) > LAST_MINUTE || Number(second) > LAST_MINUTE) return undefined;
  const utc = Date.parse(`${day}T00:00:00Z`);
  // A day such as 30 February is read as one of March by some engines and refused by others.
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, day.length) !== day) return undefined;
  const time = `${hour}:${minute}:${second}`;
  if (offset !== undefined && Number.isNaN(Date.parse(`${day}T${time}${offset}`))) return undefined;
  return { day, time, ...(offset !== undefined && { offset }) };
}
