// Written by scripts/generate-registry.ts from the folders of src; not edited by hand.
import { hydration as container } from './container/hydration.ts';
import { hydration as image } from './image/hydration.ts';
import { hydration as navbar } from './navbar/hydration.ts';
import { hydration as productsList } from './products-list/hydration.ts';

/** What the modules that are not static do in a browser, by driver. */
export const moduleHydration = {
  'container': container,
  'image': image,
  'navbar': navbar,
  'products-list': productsList,
} as const;
