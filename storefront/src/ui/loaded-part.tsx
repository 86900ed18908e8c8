import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { loadAnew } from '../code-failed.ts';
import { browserConfig } from '../config.ts';
import { inTime } from '../content/in-time.ts';

interface LoadedPartProps<Part> {
  /** Code of a part, which is asked for when the part is shown. */
  readonly load: () => Promise<Part>;
  /** The same where it was loaded ahead: then it is in the first rendering. */
  readonly loaded?: () => Part | undefined;
  /** In its place until it is there. */
  readonly waiting: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: (part: Part) => ReactNode;
}

interface PartState<Part> {
  readonly part?: Part;
  readonly hasFailed?: true;
}

/** A part of a screen whose code comes when it is needed; the server shows what stands in its place. */
export function LoadedPart<Part>({ load, loaded, waiting, failed, children }: LoadedPartProps<Part>) {
  const [state, setState] = useState<PartState<Part>>(() => {
    const part = loaded?.();
    return part === undefined ? {} : { part };
  });
  const start = useCallback(
    async (isRetry: boolean) => {
      setState({});
      try {
        const part = await inTime(load(), browserConfig.chunkTimeoutMs);
        // In pieces, between which presses are heard.
        startTransition(() => setState({ part }));
      } catch {
        // Browsers remember that a file did not come: asked for again, it comes with the page (`code-failed.ts`).
        if (!isRetry || !loadAnew()) setState({ hasFailed: true });
      }
    },
    [load],
  );
  const isLoadedAhead = useRef(state.part !== undefined);
  useEffect(() => {
    if (!isLoadedAhead.current) void start(false);
    isLoadedAhead.current = false;
  }, [start]);
  if (state.part !== undefined) return children(state.part);
  return state.hasFailed ? failed(() => void start(true)) : waiting;
}
