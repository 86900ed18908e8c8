import type { Box } from './layout.ts';
import { boxOfWrapper } from './measure-layout.ts';

/** Where a placed module is on the page; undefined when it is not, or shows nothing. */
export function boxOfPlaced(root: Element, id: string): Box | undefined {
  const wrapper = wrapperOf(root, id);
  return wrapper ? boxOfWrapper(wrapper) : undefined;
}

/** Shows which module is being carried; null for none. */
export function markCarried(root: Element, id: string | null): void {
  for (const wrapper of root.querySelectorAll<HTMLElement>('[data-carried]')) delete wrapper.dataset.carried;
  const wrapper = id === null ? null : wrapperOf(root, id);
  if (wrapper) wrapper.dataset.carried = 'true';
}

function wrapperOf(root: Element, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-placed="${CSS.escape(id)}"]`);
}
