// Written by scripts/generate-registry.ts from the folders of src; not edited by hand.
import type { Driver, moduleDefinitions } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import type { ModuleProps } from './module-props.ts';

type Component<D extends Driver> = (props: ModuleProps<(typeof moduleDefinitions)[D]>) => ReactNode;

/** The component of every module, one lazy chunk each; does not compile while a schema has no component. */
export const moduleLoaders = {
  'accordion': () => import('./accordion/accordion.tsx').then((module) => module.Accordion),
  'button': () => import('./button/button.tsx').then((module) => module.Button),
  'container': () => import('./container/container.tsx').then((module) => module.Container),
  'footer': () => import('./footer/footer.tsx').then((module) => module.Footer),
  'heading': () => import('./heading/heading.tsx').then((module) => module.Heading),
  'hero': () => import('./hero/hero.tsx').then((module) => module.Hero),
  'image': () => import('./image/image.tsx').then((module) => module.Image),
  'navbar': () => import('./navbar/navbar.tsx').then((module) => module.Navbar),
  'products-list': () => import('./products-list/products-list.tsx').then((module) => module.ProductsList),
  'text': () => import('./text/text.tsx').then((module) => module.Text),
} satisfies { readonly [D in Driver]: () => Promise<Component<D>> };
