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
  'advertise-box': () => import('./advertise-box/advertise-box.tsx').then((module) => module.AdvertiseBox),
  'article-text': () => import('./article-text/article-text.tsx').then((module) => module.ArticleText),
  'articles-list': () => import('./articles-list/articles-list.tsx').then((module) => module.ArticlesList),
  'articles-teaser': () => import('./articles-teaser/articles-teaser.tsx').then((module) => module.ArticlesTeaser),
  'articles-teaser-box': () => import('./articles-teaser-box/articles-teaser-box.tsx').then((module) => module.ArticlesTeaserBox),
  'artistic-carousel': () => import('./artistic-carousel/artistic-carousel.tsx').then((module) => module.ArtisticCarousel),
  'brand-teaser': () => import('./brand-teaser/brand-teaser.tsx').then((module) => module.BrandTeaser),
  'breadcrumbs': () => import('./breadcrumbs/breadcrumbs.tsx').then((module) => module.Breadcrumbs),
  'button': () => import('./button/button.tsx').then((module) => module.Button),
  'contact-form': () => import('./contact-form/contact-form.tsx').then((module) => module.ContactForm),
  'container': async () => Container,
  'creations': () => import('./creations/creations.tsx').then((module) => module.Creations),
  'cta-box': () => import('./cta-box/cta-box.tsx').then((module) => module.CtaBox),
  'description-list': () => import('./description-list/description-list.tsx').then((module) => module.DescriptionList),
  'footer': () => import('./footer/footer.tsx').then((module) => module.Footer),
  'heading': () => import('./heading/heading.tsx').then((module) => module.Heading),
  'hero': () => import('./hero/hero.tsx').then((module) => module.Hero),
  'image': async () => Image,
  'image-list': () => import('./image-list/image-list.tsx').then((module) => module.ImageList),
  'navbar': async () => Navbar,
  'newsletter': () => import('./newsletter/newsletter.tsx').then((module) => module.Newsletter),
  'product-header': () => import('./product-header/product-header.tsx').then((module) => module.ProductHeader),
  'product-reviews': () => import('./product-reviews/product-reviews.tsx').then((module) => module.ProductReviews),
  'product-specification': () => import('./product-specification/product-specification.tsx').then((module) => module.ProductSpecification),
  'products-list': async () => ProductsList,
  'products-teaser': () => import('./products-teaser/products-teaser.tsx').then((module) => module.ProductsTeaser),
  'snippet': () => import('./snippet/snippet.tsx').then((module) => module.Snippet),
  'tabs': () => import('./tabs/tabs.tsx').then((module) => module.Tabs),
  'text': () => import('./text/text.tsx').then((module) => module.Text),
  'video': () => import('./video/video.tsx').then((module) => module.Video),
  'where-to-buy': () => import('./where-to-buy/where-to-buy.tsx').then((module) => module.WhereToBuy),
} satisfies { readonly [D in Driver]: () => Promise<Component<D>> };
