export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** Levels of the spacer scale by side; an absent side has none. */
export type Spacing = Readonly<Partial<Record<Side, number>>>;

/** Whether one control can stand for all four sides. */
export function areLinked(spacing: Spacing): boolean {
  return SIDES.every((side) => spacing[side] === spacing.top);
}

/** The same level on every side; undefined when there is none. */
export function setAllSides(level: number | undefined): Spacing | undefined {
  return level === undefined ? undefined : { top: level, right: level, bottom: level, left: level };
}

/** One side changed; undefined when no side has a level any more. */
export function setSide(spacing: Spacing, side: Side, level: number | undefined): Spacing | undefined {
  const next: Partial<Record<Side, number>> = { ...spacing };
  if (level === undefined) delete next[side];
  else next[side] = level;
  return Object.keys(next).length === 0 ? undefined : next;
}
