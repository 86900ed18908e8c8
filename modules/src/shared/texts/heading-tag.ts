import type { HEADING_LEVELS } from '@witryna/module-schemas';

export type HeadingLevel = (typeof HEADING_LEVELS)[number];
export type HeadingTag = Lowercase<HeadingLevel>;

/** The element of a heading level. */
export function headingTag(level: HeadingLevel): HeadingTag {
  return level.toLowerCase() as HeadingTag;
}

/** The level of what stands below a heading; the sixth has nothing below it. */
export function headingBelow(tag: HeadingTag): Exclude<HeadingTag, 'h1'> {
  return `h${Math.min(Number(tag[1]) + 1, 6)}` as Exclude<HeadingTag, 'h1'>;
}
