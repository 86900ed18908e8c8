import { createContext, type ReactNode, type RefCallback, use, useState } from 'react';

/** Has no box of its own: what it wraps lies in the layout as if nothing were around it. See theme/base.css. */
const CLASS = 'static-html';

/** Elements on the screen with static HTML, by the id of the first module in them; a document has one of each. */
const shown = new Map<string, Element>();

/** On the server: what the browser is not to hydrate. */
export function StaticContent({ children }: { readonly children: ReactNode }) {
  return <div className={CLASS}>{children}</div>;
}

/**
 * In the browser: the same place, whose HTML is already in the document. React leaves alone what stands in an element
 * with HTML of its own. Where it is rendered again elsewhere, it shows what stood in the place that it had before.
 */
export function StaticHtml({ id }: { readonly id: string }) {
  // Another object would be other HTML to React, so it stays this one. The empty text never gets into the document:
  // the first time, hydration keeps what is there.
  const [html] = useState(() => ({ __html: shown.get(id)?.innerHTML ?? '' }));
  return (
    <div
      className={CLASS}
      ref={(element) => {
        if (element) shown.set(id, element);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself made on the server
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}

const PlaceInDocument = createContext<string | undefined>(undefined);

/** Tells a module below that its HTML came with the document; the value is its id. */
export const PlaceInDocumentProvider = PlaceInDocument.Provider;

/** The id of the module around where its HTML came with the document; undefined where React makes it. */
export const usePlaceInDocument = () => use(PlaceInDocument);

export interface StaticChildren<E extends Element> {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
  readonly suppressHydrationWarning?: boolean;
  readonly ref: RefCallback<E>;
}

/**
 * The attributes of an element of a hydrated module whose content is static: what the document has of it stays, so that
 * neither the content nor its data is needed. Where the content is made here, it is given as `children`. A component that
 * uses it has `usePlaceInDocument()` as its key, since an element does not change from one to the other.
 */
export function useStaticChildren<E extends Element>(children: ReactNode): StaticChildren<E> {
  const place = usePlaceInDocument();
  const key = `${place} content`;
  const [html] = useState(() => ({ __html: shown.get(key)?.innerHTML ?? '' }));
  const ref = (element: E | null) => {
    if (element && place !== undefined) shown.set(key, element);
  };
  return place === undefined
    ? { children, ref }
    : { dangerouslySetInnerHTML: html, suppressHydrationWarning: true, ref };
}
