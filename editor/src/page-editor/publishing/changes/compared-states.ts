import { t } from '../../../i18n/pl.ts';
import type { ComparedState, Miniatures } from '../../miniatures/index.ts';
import type { PageChange } from './page-changes.ts';
import { type Side, sidesOf } from './pictured-changes.ts';

/** The pictures of one side; without them the words stand alone. */
export type SidePictures = Miniatures | 'drawing' | 'failed';

/** What is shown of a change: the sides that have a picture of it, or will have one. */
export function comparedStates(
  change: PageChange,
  pictures: Readonly<Record<Side, SidePictures>>,
): readonly ComparedState[] {
  return sidesOf(change).flatMap((side): readonly ComparedState[] => {
    const look = pictures[side];
    if (look === 'failed') return [];
    const state = {
      key: side,
      caption: t.publishing.pictures[side],
      label: t.publishing.pictureOf[side](change.name),
    };
    if (look === 'drawing') return [{ ...state, drawn: undefined }];
    const picture = look.pictures.get(change.id);
    return picture ? [{ ...state, drawn: { picture, look } }] : [];
  });
}
