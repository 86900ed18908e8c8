import type { Related } from '@witryna/module-schemas';
import { useMemo } from 'react';
import { t } from '../../../i18n/pl.ts';
import { fileName } from '../../../media/index.ts';
import { titleOfDriver } from '../../describe/index.ts';
import { useDocumentStore } from '../../editing/index.ts';
import { WarnedPlaces } from '../warned-places.tsx';
import { missingAlts, undescribedPictures } from './missing-alts.ts';

interface MissingAltsListProps {
  readonly files: Related['files'];
  /** Before somebody is led to one of the pictures. */
  readonly onLeave: () => void;
}

/** Warns of pictures that nothing is said of to those who do not see them. */
export function MissingAltsList({ files, onLeave }: MissingAltsListProps) {
  const store = useDocumentStore();
  const found = useMemo(() => missingAlts(store.getPage(), files), [store, files]);
  const undescribed = useMemo(() => undescribedPictures(store.getPage(), files), [store, files]);
  const inContent = undescribed.map((file) => ({
    pointer: '/contentProperties/images',
    name: t.publishing.galleryPictures,
    detail: nameOf(files[String(file)], file),
  }));
  const inModules = found.map(({ placed, pointer, file }) => ({
    placedModuleId: placed.id,
    pointer: `${pointer}/alt`,
    name: titleOfDriver(placed.driver),
    detail: nameOf(files[String(file)], file),
  }));
  const places = [...inModules, ...inContent];
  if (places.length === 0) return null;
  return <WarnedPlaces text={t.publishing.altsText} places={places} more={t.publishing.moreAlts} onLeave={onLeave} />;
}

const nameOf = (file: Related['files'][string] | undefined, id: number) =>
  file ? fileName(file) : t.media.untitled(id);
