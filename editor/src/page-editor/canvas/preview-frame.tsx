import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { LANGUAGE_PARAM, shownLanguage } from '../definitions/index.ts';
import type { DocumentStore } from '../document/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import type { PreviewMessage, PreviewMode, PreviewShop } from '../preview/index.ts';
import { openPreviewLink, type PreviewLink } from './preview-link.ts';

export interface PreviewFrameProps {
  readonly store: DocumentStore;
  readonly shop: PreviewShop;
  readonly mode: PreviewMode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly onMessage?: (message: PreviewMessage) => void;
  /** Given when the link opens, and `null` when it closes. */
  readonly onLink?: (link: PreviewLink | null) => void;
}

/** The page in a document of its own, kept in step with the store. In the mode `view` it is a full preview by itself. */
export function PreviewFrame({ store, shop, mode, className, style, onMessage, onLink }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<PreviewLink>(null);
  const tellMessage = useEffectEvent((message: PreviewMessage) => onMessage?.(message));
  const tellLink = useEffectEvent((opened: PreviewLink | null) => onLink?.(opened));
  const currentShop = useEffectEvent(() => shop);

  useEffect(() => {
    if (!frame.current) return;
    const opened = openPreviewLink({ frame: frame.current, store, shop: currentShop(), mode, onMessage: tellMessage });
    link.current = opened;
    tellLink(opened);
    return () => {
      opened.close();
      link.current = null;
      tellLink(null);
    };
  }, [store, mode]);
  useEffect(() => link.current?.setShop(shop), [shop]);

  return (
    <iframe
      ref={frame}
      // A link to another store begins with a preview of its own.
      key={mode}
      title={pageEditor.preview}
      src={`${import.meta.env.BASE_URL}preview.html?${LANGUAGE_PARAM}=${shownLanguage()}`}
      className={className}
      style={style}
    />
  );
}
