const STEP_PX = 16;

/** How far in a row of this level begins. */
export function indentOf(level: number): number {
  return (level - 1) * STEP_PX;
}
