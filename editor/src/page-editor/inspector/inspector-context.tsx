import type { MediaFile, PageAnchor, ProductSummary, Related, Theme } from '@witryna/module-schemas';
import { createContext, type ReactNode, use } from 'react';

/** What the fields of a form may ask of the page around them. */
export interface InspectorSurroundings {
  /** Who chooses from the library: the driver of the selected module, else the page. */
  readonly pickerOrigin: string;
  /** The page that is edited. */
  readonly pageId: number;
  readonly pageTitle: string;
  /** Code of the page's site. */
  readonly site: string;
  readonly theme: Theme;
  /** Modules of a template page may show the product or category that the address names. */
  readonly isTemplate: boolean;
  /** What the page's keys stand for, as far as it is known. */
  readonly related: Related;
  /** The places of this page that its own links may lead to, as it is now. */
  readonly listAnchors: () => readonly PageAnchor[];
  /** Tells what was just picked, so that the preview shows it before the server is asked. */
  readonly learnFiles: (files: readonly MediaFile[]) => void;
  readonly learnProducts: (products: readonly ProductSummary[]) => void;
}

const InspectorContext = createContext<InspectorSurroundings | undefined>(undefined);

export function InspectorProvider({
  value,
  children,
}: {
  readonly value: InspectorSurroundings;
  readonly children: ReactNode;
}) {
  return <InspectorContext value={value}>{children}</InspectorContext>;
}

export function useInspector(): InspectorSurroundings {
  const surroundings = use(InspectorContext);
  if (!surroundings) throw new Error('useInspector outside of InspectorProvider');
  return surroundings;
}
