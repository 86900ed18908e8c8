// Written by scripts/generate-registry.ts from the folders of src; not edited by hand.
import { hydration as artisticCarousel } from './artistic-carousel/hydration.ts';
import { hydration as contactForm } from './contact-form/hydration.ts';
import { hydration as container } from './container/hydration.ts';
import { hydration as creations } from './creations/hydration.ts';
import { hydration as hero } from './hero/hydration.ts';
import { hydration as image } from './image/hydration.ts';
import { hydration as imageList } from './image-list/hydration.ts';
import { hydration as navbar } from './navbar/hydration.ts';
import { hydration as newsletter } from './newsletter/hydration.ts';
import { hydration as productHeader } from './product-header/hydration.ts';
import { hydration as productReviews } from './product-reviews/hydration.ts';
import { hydration as productsList } from './products-list/hydration.ts';
import { hydration as productsTeaser } from './products-teaser/hydration.ts';
import { hydration as tabs } from './tabs/hydration.ts';
import { hydration as text } from './text/hydration.ts';
import { hydration as video } from './video/hydration.ts';
import { hydration as whereToBuy } from './where-to-buy/hydration.ts';

/** What the modules that are not static do in a browser, by driver. */
export const moduleHydration = {
  'artistic-carousel': artisticCarousel,
  'contact-form': contactForm,
  'container': container,
  'creations': creations,
  'hero': hero,
  'image': image,
  'image-list': imageList,
  'navbar': navbar,
  'newsletter': newsletter,
  'product-header': productHeader,
  'product-reviews': productReviews,
  'products-list': productsList,
  'products-teaser': productsTeaser,
  'tabs': tabs,
  'text': text,
  'video': video,
  'where-to-buy': whereToBuy,
} as const;
