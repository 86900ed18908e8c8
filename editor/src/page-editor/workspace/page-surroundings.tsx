import { type ReactNode, useMemo } from 'react';
import { usePagePart } from '../editing/index.ts';
import { InspectorProvider, type InspectorSurroundings } from '../inspector/index.ts';

export interface PageSurroundingsProps extends Omit<InspectorSurroundings, 'theme'> {
  readonly children: ReactNode;
}

/** Tells the forms what the page around them knows. */
export function PageSurroundings({ isTemplate, related, learnFiles, learnProducts, children }: PageSurroundingsProps) {
  const theme = usePagePart((page) => page.theme);
  const value = useMemo(
    () => ({ theme, isTemplate, related, learnFiles, learnProducts }),
    [theme, isTemplate, related, learnFiles, learnProducts],
  );
  return <InspectorProvider value={value}>{children}</InspectorProvider>;
}
