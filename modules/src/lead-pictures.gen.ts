// Written by scripts/generate-registry.ts from the folders of src; not edited by hand.
import { leadPicture as ofContainer } from './container/lead-picture.ts';
import { leadPicture as ofHero } from './hero/lead-picture.ts';
import { leadPicture as ofImage } from './image/lead-picture.ts';
import { leadPicture as ofProductsList } from './products-list/lead-picture.ts';
import type { LeadPicture } from './shared/shown-picture.ts';

/** Which picture a module shows first, for those that show any. */
export const leadPictures: Readonly<Record<string, LeadPicture<never>>> = {
  'container': ofContainer,
  'hero': ofHero,
  'image': ofImage,
  'products-list': ofProductsList,
};
