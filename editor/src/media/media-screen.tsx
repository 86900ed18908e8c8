import { FILE_KINDS, type FileKind, type MediaFile } from '@witryna/module-schemas';
import { useState } from 'react';
import { t } from '../i18n/pl.ts';
import { Segmented } from '../ui/fields/segmented.tsx';
import { ScreenHeading } from '../ui/layout/screen-heading.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { MediaBrowser } from './media-browser.tsx';
import { MediaDetailsDialog } from './media-details-dialog.tsx';
import styles from './media-screen.module.css';

/** The library of files, one kind at a time. */
export function MediaScreen() {
  const [kind, setKind] = useState<FileKind>('image');
  const { title } = t.media.kinds[kind];
  useDocumentTitle(title);
  const [open, setOpen] = useState<MediaFile>();
  return (
    <>
      <div className={styles.top}>
        <ScreenHeading title={title} />
      </div>
      <div className={styles.kinds}>
        <Segmented
          label={t.media.kindsTitle}
          segments={FILE_KINDS.map((value) => ({ value, label: t.media.kinds[value].name }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <MediaBrowser key={kind} kind={kind} action={t.media.open} onChoose={setOpen} />
      {open && <MediaDetailsDialog file={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
