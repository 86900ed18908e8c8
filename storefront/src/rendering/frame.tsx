import type { ReactNode } from 'react';
import type { ShopState } from '../content/view.ts';
import { SkipLink } from '../ui/skip-link.tsx';

interface FrameProps {
  readonly labels: ShopState['labels'];
  readonly progress: ReactNode;
  readonly page: ReactNode;
  readonly navigation: ReactNode;
}

/**
 * What every page consists of. Server and browser fill it differently, since on the server nothing moves, but
 * its four places stay the same on both sides, and with them the ids that React gives.
 */
export function Frame({ labels, progress, page, navigation }: FrameProps) {
  return (
    <>
      <SkipLink>{labels.skipToContent}</SkipLink>
      {progress}
      {page}
      {navigation}
    </>
  );
}
