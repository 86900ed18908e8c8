import { type PageDocument, walkPage } from '@witryna/module-schemas';
import type { CommentThread } from '../../api/content/page-comments.ts';

/** In the order in which one reads the page: what is about all of it, its modules, then those that are gone. */
export function sortThreads(page: PageDocument, threads: readonly CommentThread[]): readonly CommentThread[] {
  const places = new Map([...walkPage(page)].map(({ placed }, place) => [placed.id, place]));
  const placeOf = ({ moduleId }: CommentThread) =>
    moduleId === undefined ? -1 : (places.get(moduleId) ?? Number.POSITIVE_INFINITY);
  const byPlace = (a: CommentThread, b: CommentThread) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first === second ? 0 : first - second;
  };
  return threads.toSorted(byPlace);
}
