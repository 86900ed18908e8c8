// Written by scripts/generate-registry.ts from the folders of src; not edited by hand.
import { leadPicture as ofAdvertiseBox } from './advertise-box/lead-picture.ts';
import { leadPicture as ofArticlesList } from './articles-list/lead-picture.ts';
import { leadPicture as ofArticlesTeaserBox } from './articles-teaser-box/lead-picture.ts';
import { leadPicture as ofArtisticCarousel } from './artistic-carousel/lead-picture.ts';
import { leadPicture as ofContainer } from './container/lead-picture.ts';
import { leadPicture as ofCreations } from './creations/lead-picture.ts';
import { leadPicture as ofCtaBox } from './cta-box/lead-picture.ts';
import { leadPicture as ofHero } from './hero/lead-picture.ts';
import { leadPicture as ofImage } from './image/lead-picture.ts';
import { leadPicture as ofImageList } from './image-list/lead-picture.ts';
import { leadPicture as ofProductHeader } from './product-header/lead-picture.ts';
import { leadPicture as ofProductsList } from './products-list/lead-picture.ts';
import { leadPicture as ofProductsTeaser } from './products-teaser/lead-picture.ts';
import { leadPicture as ofVideo } from './video/lead-picture.ts';
import type { LeadPicture } from './shared/pictures/shown-picture.ts';

/** Which picture a module shows first, for those that show any. */
export const leadPictures: Readonly<Record<string, LeadPicture<never>>> = {
  'advertise-box': ofAdvertiseBox,
  'articles-list': ofArticlesList,
  'articles-teaser-box': ofArticlesTeaserBox,
  'artistic-carousel': ofArtisticCarousel,
  'container': ofContainer,
  'creations': ofCreations,
  'cta-box': ofCtaBox,
  'hero': ofHero,
  'image': ofImage,
  'image-list': ofImageList,
  'product-header': ofProductHeader,
  'products-list': ofProductsList,
  'products-teaser': ofProductsTeaser,
  'video': ofVideo,
};
