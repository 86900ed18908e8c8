import { fileKindOf, type MediaFile } from '@witryna/module-schemas';
import { Captions, FileText, Film } from 'lucide-react';
import styles from './file-picture.module.css';
import { thumbnailOf } from './thumbnail-of.ts';

const ICONS = { video: Film, attachment: FileText, captions: Captions } as const;

/** A file at a glance: a picture itself, of others the sign of their kind. */
export function FilePicture({
  file,
  className,
}: {
  readonly file: MediaFile;
  readonly className?: string | undefined;
}) {
  const kind = fileKindOf(file);
  if (kind === 'image') return <img src={thumbnailOf(file)} alt="" loading="lazy" className={className} />;
  const Icon = ICONS[kind];
  return (
    <span className={`${className ?? ''} ${styles.sign}`}>
      <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
