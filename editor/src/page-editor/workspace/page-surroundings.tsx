import { listAnchors } from '@witryna/module-schemas';
import { type ReactNode, useMemo } from 'react';
import { useDocumentStore, useDriver, usePagePart, useSelection } from '../editing/index.ts';
import { InspectorProvider, type InspectorSurroundings } from '../inspector/index.ts';

export interface PageSurroundingsProps
  extends Omit<InspectorSurroundings, 'theme' | 'pageTitle' | 'listAnchors' | 'pickerOrigin'> {
  readonly children: ReactNode;
}

/** Tells the forms what the page around them knows. */
export function PageSurroundings(props: PageSurroundingsProps) {
  const { pageId, site, isTemplate, related, learnFiles, learnProducts, children } = props;
  const theme = usePagePart((page) => page.theme);
  const pageTitle = usePagePart((page) => page.title);
  const store = useDocumentStore();
  const pickerOrigin = useDriver(useSelection()) ?? 'page';
  const value = useMemo(
    () => ({
      pickerOrigin,
      pageId,
      pageTitle,
      site,
      theme,
      isTemplate,
      related,
      listAnchors: () => listAnchors(store.getPage()),
      learnFiles,
      learnProducts,
    }),
    [pickerOrigin, pageId, pageTitle, site, theme, isTemplate, related, store, learnFiles, learnProducts],
  );
  return <InspectorProvider value={value}>{children}</InspectorProvider>;
}
