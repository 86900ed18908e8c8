// Written by scripts/generate-registry.ts from the folders of src; not edited by hand.
import type { Driver, moduleDefinitions } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { Container } from './container/container.tsx';
import { Image } from './image/image.tsx';
import { Navbar } from './navbar/navbar.tsx';
import { ProductsList } from './products-list/products-list.tsx';
import type { ModuleProps } from './module-props.ts';

type Component<D extends Driver> = (props: ModuleProps<(typeof moduleDefinitions)[D]>) => ReactNode;

/** The component of every module, a lazy chunk unless it is part of the app; does not compile while a schema has none. */
export const moduleLoaders = {
  'accordion': () => import('./accordion/accordion.tsx').then((module) => module.Accordion),
  'button': () => import('./button/button.tsx').then((module) => module.Button),
  'container': async () => Container,
  'footer': () => import('./footer/footer.tsx').then((module) => module.Footer),
  'heading': () => import('./heading/heading.tsx').then((module) => module.Heading),
  'hero': () => import('./hero/hero.tsx').then((module) => module.Hero),
  'image': async () => Image,
  'navbar': async () => Navbar,
  'products-list': async () => ProductsList,
  'text': () => import('./text/text.tsx').then((module) => module.Text),
} satisfies { readonly [D in Driver]: () => Promise<Component<D>> };
