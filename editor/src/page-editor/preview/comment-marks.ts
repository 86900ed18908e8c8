import type { Box } from './layout.ts';
import { createMarkLayer, setWords } from './mark-layer.ts';

export interface CommentMark {
  readonly id: string;
  readonly box: Box;
  readonly count: number;
}

/** A speech bubble with a number at each module that people talk about. */
export const createCommentMarks = (parent: HTMLElement) =>
  createMarkLayer<CommentMark>(parent, {
    layerClass: 'witryna-comments',
    markClass: 'witryna-comment',
    show(mark, { id, box, count }) {
      const { left, top } = cornerOf(box);
      mark.style.transform = `translate(${left}px, ${top}px)`;
      mark.dataset.commentsOf = id;
      setWords(mark, String(count));
    },
  });

/** Half outside of the corner, so that it covers no letter, as far as the document goes; on the screen it keeps its size. */
function cornerOf({ left, top }: Box): { readonly left: number; readonly top: number } {
  const zoom = Number(document.documentElement.style.getPropertyValue('--zoom')) || 1;
  const [edge, outside] = [EDGE_PX / zoom, OUTSIDE_PX / zoom];
  return { left: Math.max(edge, left - outside), top: Math.max(edge, top - outside) };
}

const OUTSIDE_PX = 16;
const EDGE_PX = 3;
