/** This near to the edge of what scrolls, a drag scrolls it. */
const EDGE_PX = 64;
const FASTEST_PX_PER_FRAME = 22;

/** How far to scroll in one frame: nothing in the middle, faster the nearer to an edge; negative is upwards. */
export function edgeSpeed(position: number, size: number): number {
  const edge = Math.min(EDGE_PX, size / 4);
  const [before, behind] = [edge - position, position - (size - edge)];
  if (before > 0) return -speedAt(before / edge);
  return behind > 0 ? speedAt(behind / edge) : 0;
}

function speedAt(nearness: number): number {
  return Math.ceil(Math.min(nearness, 1) ** 2 * FASTEST_PX_PER_FRAME);
}
