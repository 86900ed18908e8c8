import type { Box } from './layout.ts';

export interface CommentMark {
  readonly id: string;
  readonly box: Box;
  readonly count: number;
}

/** A speech bubble with a number at each module that people talk about; whoever cannot see them has the tree. */
export function createCommentMarks(parent: HTMLElement): { readonly draw: (marks: readonly CommentMark[]) => void } {
  const layer = document.createElement('div');
  layer.className = 'witryna-comments';
  layer.setAttribute('aria-hidden', 'true');
  parent.append(layer);
  return {
    draw(marks) {
      while (layer.children.length > marks.length) layer.lastElementChild?.remove();
      for (const [index, { id, box, count }] of marks.entries()) {
        const mark = markAt(layer, index);
        const { left, top } = cornerOf(box);
        mark.style.transform = `translate(${left}px, ${top}px)`;
        mark.dataset.commentsOf = id;
        const words = String(count);
        if (mark.textContent !== words) mark.textContent = words;
      }
    },
  };
}

function markAt(layer: HTMLElement, index: number): HTMLElement {
  const known = layer.children[index];
  if (known instanceof HTMLElement) return known;
  const mark = document.createElement('div');
  mark.className = 'witryna-comment';
  layer.append(mark);
  return mark;
}

/** Half outside of the corner, so that it covers no letter, as far as the document goes; on the screen it keeps its size. */
function cornerOf({ left, top }: Box): { readonly left: number; readonly top: number } {
  const zoom = Number(document.documentElement.style.getPropertyValue('--zoom')) || 1;
  const [edge, outside] = [EDGE_PX / zoom, OUTSIDE_PX / zoom];
  return { left: Math.max(edge, left - outside), top: Math.max(edge, top - outside) };
}

const OUTSIDE_PX = 16;
const EDGE_PX = 3;
