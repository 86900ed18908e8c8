import { LATE_PARTS_ATTRIBUTE, type PageParts } from '../content/style-sheet-map.ts';

/** Whether the document began with all sheets of these parts, so that nobody has to know which those are. */
export function cameWithDocument({ theme, drivers, optional, isPlain, late }: PageParts): boolean {
  if (theme !== undefined || drivers.length > 0 || optional || isPlain || !late) return false;
  const names = document.querySelector(`style[${LATE_PARTS_ATTRIBUTE}]`)?.getAttribute(LATE_PARTS_ATTRIBUTE) ?? '';
  const known = names.split(' ');
  return late.every((part) => known.includes(part));
}
