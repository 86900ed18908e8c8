import type { MediaFile } from '@witryna/module-schemas';
import { type FormEvent, useId, useState } from 'react';
import { type MediaDetails, useUpdateMedia } from '../api/content/media.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useMay } from '../api/identity/session.ts';
import { useGuardedClose } from '../forms/use-guarded-close.tsx';
import { formatBytes } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useToast } from '../ui/overlays/toasts.tsx';
import { UsagesDisclosure } from '../usages/index.ts';
import { FilePicture } from './file-picture.tsx';
import styles from './media-details-dialog.module.css';
import { RemoveFile } from './remove-file.tsx';
import { largestOf } from './thumbnail-of.ts';

/** The file itself: a picture in the large, a film to play, a document to open. */
function FileView({ file }: { readonly file: MediaFile }) {
  if (file.type === 'image') return <img src={largestOf(file)} alt={file.alt ?? ''} className={styles.picture} />;
  // biome-ignore lint/a11y/useMediaCaption: captions belong to the place where a film is shown
  if (file.type === 'video') return <video src={file.url} controls preload="metadata" className={styles.picture} />;
  return (
    <p>
      <FilePicture file={file} className={styles.picture} />
      <a href={file.url} target="_blank" rel="noreferrer">
        {t.media.openFile}
      </a>
    </p>
  );
}

/** Pictures are described in words of their own. */
const FIELDS_OF_OTHERS = ['title', 'author'] as const;
const FIELDS = ['title', 'alt', 'caption', 'author'] as const satisfies readonly (keyof MediaDetails)[];

export interface MediaDetailsDialogProps {
  readonly file: MediaFile;
  /** Told of the file with its new words. */
  readonly onSaved?: (file: MediaFile) => void;
  readonly onClose: () => void;
}

/** A file with the words that belong to it. */
export function MediaDetailsDialog({ file, onSaved, onClose }: MediaDetailsDialogProps) {
  const formId = useId();
  const toast = useToast();
  const mayEdit = useMay('editor');
  const mayDelete = useMay('publisher');
  const update = useUpdateMedia();
  const [details, setDetails] = useState<MediaDetails>({
    title: file.title ?? '',
    alt: file.alt ?? '',
    caption: file.caption ?? '',
    author: file.author ?? '',
  });
  const isChanged = FIELDS.some((name) => details[name] !== (file[name] ?? ''));
  const { close, question } = useGuardedClose(isChanged, onClose);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate(
      { id: file.id, ...details },
      {
        onSuccess: (saved) => {
          onSaved?.(saved);
          toast({ tone: 'success', text: t.media.saved });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      size="large"
      title={t.media.details}
      onClose={close}
      actions={
        mayEdit && (
          <>
            {mayDelete && <RemoveFile file={file} onRemoved={onClose} />}
            <Button onClick={close}>{t.common.cancel}</Button>
            <Button type="submit" form={formId} appearance="primary" busy={update.isPending}>
              {t.common.save}
            </Button>
          </>
        )
      }
    >
      <div className={styles.layout}>
        <FileView file={file} />
        <form id={formId} onSubmit={onSubmit} className={styles.form}>
          {update.isError && <Notice tone="danger">{errorSentence(update.error)}</Notice>}
          <dl className={styles.facts}>
            <dt>{t.media.size}</dt>
            <dd>{formatBytes(file.size)}</dd>
            {file.width && file.height && (
              <>
                <dt>{t.media.dimensions}</dt>
                <dd>{t.media.dimensionsOf(file.width, file.height)}</dd>
              </>
            )}
          </dl>
          {(file.type === 'image' ? FIELDS : FIELDS_OF_OTHERS).map((name) => (
            <Field key={name} label={t.media.fields[name]} help={name === 'alt' ? t.media.altHelp : undefined}>
              {(control) => (
                <TextInput
                  {...control}
                  readOnly={!mayEdit}
                  maxLength={250}
                  value={details[name]}
                  onChange={(event) => setDetails({ ...details, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <UsagesDisclosure used={[{ kind: 'file', key: String(file.id) }]} />
        </form>
      </div>
      {question}
    </Dialog>
  );
}
