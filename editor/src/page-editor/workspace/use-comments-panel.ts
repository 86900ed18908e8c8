import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DocumentStore } from '../document/index.ts';

/** What the comments were opened for, and how often: each time begins anew. */
interface Commented {
  readonly moduleId: string | null;
  /** The one thread that an address leads to: `?thread=…`. */
  readonly threadId: string | null;
  readonly time: number;
}

interface CommentsPanelOptions {
  /** Shows the panel in place of the form. */
  readonly onOpen: () => void;
  /** Shows the page, where it is not seen beside the panel. */
  readonly onShowPage: () => void;
  /** A module was selected by hand: its form is wanted, not the comments. */
  readonly onSelect: () => void;
}

/** Which comments are shown, and how they and the selected module follow one another. */
export function useCommentsPanel(store: DocumentStore, { onOpen, onShowPage, onSelect }: CommentsPanelOptions) {
  const [search] = useSearchParams();
  const [commented, setCommented] = useState<Commented>({ moduleId: null, threadId: search.get('thread'), time: 0 });
  // Whoever selects a module wants its form; only the comments lead to modules themselves.
  const isShowing = useRef(false);
  const commentOn = useCallback(
    (id: string | null) => {
      setCommented(({ time }) => ({ moduleId: id, threadId: null, time: time + 1 }));
      onOpen();
    },
    [onOpen],
  );
  useEffect(
    () => store.subscribeSelection(() => store.getSelection() && !isShowing.current && onSelect()),
    [store, onSelect],
  );
  return {
    commented,
    commentOn,
    openComments: () => commentOn(store.getSelection()),
    showCommented: (id: string) => {
      isShowing.current = true;
      store.select(id);
      isShowing.current = false;
      onShowPage();
    },
  };
}

/** Whether the address leads to a thread. */
export function useIsThreadAsked(): boolean {
  const [search] = useSearchParams();
  return search.has('thread');
}
