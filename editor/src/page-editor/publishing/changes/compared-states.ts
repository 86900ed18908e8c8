import { t } from '../../../i18n/pl.ts';
import type { ComparedState, Miniatures } from '../../miniatures/index.ts';
import type { PageChange } from './page-changes.ts';
import { type Side, sidesOf } from './pictured-changes.ts';

/** The pictures of one side; without them the words stand alone. */
export type SidePictures = Miniatures | 'drawing' | 'failed';

/** What the pictures of one side are called. */
export interface SideName {
  readonly caption: string;
  readonly pictureOf: (name: string) => string;
}

export type SideNames = Readonly<Record<Side, SideName>>;

/** Of what publishing changes. */
const OF_A_CHANGE: SideNames = {
  before: { caption: t.publishing.pictures.before, pictureOf: t.publishing.pictureOf.before },
  after: { caption: t.publishing.pictures.after, pictureOf: t.publishing.pictureOf.after },
};

/** Of two versions of a page, by their numbers. */
export function namesOfVersions(earlier: number, later: number): SideNames {
  const nameOf = (version: number): SideName => ({
    caption: t.publishing.revision(version),
    pictureOf: (name) => t.publishing.pictureOfVersion(name, version),
  });
  return { before: nameOf(earlier), after: nameOf(later) };
}

/** What is shown of a change: the sides that have a picture of it, or will have one. */
export function comparedStates(
  change: PageChange,
  pictures: Readonly<Record<Side, SidePictures>>,
  names: SideNames = OF_A_CHANGE,
): readonly ComparedState[] {
  return sidesOf(change).flatMap((side): readonly ComparedState[] => {
    const look = pictures[side];
    if (look === 'failed') return [];
    const state = {
      key: side,
      caption: names[side].caption,
      label: names[side].pictureOf(change.name),
    };
    if (look === 'drawing') return [{ ...state, drawn: undefined }];
    const picture = look.pictures.get(change.id);
    return picture ? [{ ...state, drawn: { picture, look } }] : [];
  });
}
