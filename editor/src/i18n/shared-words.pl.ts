import { t } from './pl.ts';

type Common = Pick<
  (typeof t)['common'],
  | 'add'
  | 'cancel'
  | 'close'
  | 'loading'
  | 'nextPage'
  | 'no'
  | 'noResults'
  | 'paging'
  | 'previousPage'
  | 'range'
  | 'results'
  | 'remove'
  | 'retry'
  | 'typeToSearch'
  | 'yes'
>;

type Library = Pick<
  (typeof t)['media'],
  | 'altMissing'
  | 'belongsTo'
  | 'current'
  | 'emptyText'
  | 'emptyTitle'
  | 'failed'
  | 'failedTitle'
  | 'kinds'
  | 'nothingIn'
  | 'nothingTitle'
  | 'pick'
  | 'placeNames'
  | 'places'
  | 'tooLarge'
  | 'untitled'
  | 'uploading'
  | 'uses'
>;

/** What controls and pickers say that stand both on screens, which are Polish, and in forms, which may be read otherwise. */
export interface SharedWords {
  readonly common: Common;
  readonly errors: Pick<
    (typeof t)['errors'],
    'byCode' | 'byStatus' | 'fileTooLarge' | 'offline' | 'timeout' | 'unknown'
  >;
  readonly media: Library;
  readonly productChoice: (typeof t)['productChoice'];
}

export const sharedWords: SharedWords = {
  common: t.common,
  errors: t.errors,
  media: t.media,
  productChoice: t.productChoice,
};
