import type { ReferenceKind } from '../define-module.ts';

/** Kinds of reference to content that has no address in the shop and is shown by the modules that name it. */
export type SharedContentKind = Extract<ReferenceKind, 'banner' | 'gallery' | 'navigation' | 'shared-link'>;

/** As many pictures as a list of pictures has, items as a menu has, and links as stand in one group. */
export const MOST_PICTURES = 9;
export const MOST_MENU_ITEMS = 10;
export const MOST_LINKS = 12;

/** A field that names such content by its slug; `fillFromContent` brings what it says. */
export const sharedContentSchema = <const Kind extends SharedContentKind>(kind: Kind) =>
  ({ type: 'string', minLength: 1, maxLength: 255, 'x-reference': kind }) as const;
