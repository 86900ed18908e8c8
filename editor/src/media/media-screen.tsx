import type { MediaFile } from '@witryna/module-schemas';
import { useState } from 'react';
import { t } from '../i18n/pl.ts';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { MediaBrowser } from './media-browser.tsx';
import { MediaDetailsDialog } from './media-details-dialog.tsx';
import styles from './media-screen.module.css';

/** The library of pictures. */
export function MediaScreen() {
  useDocumentTitle(t.media.title);
  const [open, setOpen] = useState<MediaFile>();
  return (
    <>
      <h1 className={styles.title}>{t.media.title}</h1>
      <MediaBrowser action={t.media.open} onChoose={setOpen} />
      {open && <MediaDetailsDialog file={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
