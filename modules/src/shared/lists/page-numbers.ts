import { PAGING } from '@witryna/module-schemas';

/** The pages that get a button: as many as fit, the current one in their middle where it can be. */
export function pageNumbers(current: number, last: number, visible: number = PAGING.visiblePages): readonly number[] {
  const count = Math.min(visible, last);
  const first = Math.max(1, Math.min(current - Math.floor(count / 2), last - count + 1));
  return Array.from({ length: count }, (_, place) => first + place);
}
