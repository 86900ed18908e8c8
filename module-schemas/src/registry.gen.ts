// Written by scripts/generate-registry.ts from the folders of src/modules; not edited by hand.
import { examples as accordion$examples } from './modules/accordion/examples.ts';
import { form as accordion$form } from './modules/accordion/form.ts';
import { accordion } from './modules/accordion/schema.ts';
import { examples as advertiseBox$examples } from './modules/advertise-box/examples.ts';
import { form as advertiseBox$form } from './modules/advertise-box/form.ts';
import { advertiseBox } from './modules/advertise-box/schema.ts';
import { examples as articleText$examples } from './modules/article-text/examples.ts';
import { form as articleText$form } from './modules/article-text/form.ts';
import { articleText } from './modules/article-text/schema.ts';
import { examples as articlesList$examples } from './modules/articles-list/examples.ts';
import { form as articlesList$form } from './modules/articles-list/form.ts';
import { articlesList } from './modules/articles-list/schema.ts';
import { examples as articlesTeaser$examples } from './modules/articles-teaser/examples.ts';
import { form as articlesTeaser$form } from './modules/articles-teaser/form.ts';
import { articlesTeaser } from './modules/articles-teaser/schema.ts';
import { examples as articlesTeaserBox$examples } from './modules/articles-teaser-box/examples.ts';
import { form as articlesTeaserBox$form } from './modules/articles-teaser-box/form.ts';
import { articlesTeaserBox } from './modules/articles-teaser-box/schema.ts';
import { examples as artisticCarousel$examples } from './modules/artistic-carousel/examples.ts';
import { form as artisticCarousel$form } from './modules/artistic-carousel/form.ts';
import { artisticCarousel } from './modules/artistic-carousel/schema.ts';
import { examples as brandTeaser$examples } from './modules/brand-teaser/examples.ts';
import { form as brandTeaser$form } from './modules/brand-teaser/form.ts';
import { brandTeaser } from './modules/brand-teaser/schema.ts';
import { examples as breadcrumbs$examples } from './modules/breadcrumbs/examples.ts';
import { form as breadcrumbs$form } from './modules/breadcrumbs/form.ts';
import { breadcrumbs } from './modules/breadcrumbs/schema.ts';
import { examples as button$examples } from './modules/button/examples.ts';
import { form as button$form } from './modules/button/form.ts';
import { button } from './modules/button/schema.ts';
import { examples as contactForm$examples } from './modules/contact-form/examples.ts';
import { form as contactForm$form } from './modules/contact-form/form.ts';
import { contactForm } from './modules/contact-form/schema.ts';
import { examples as container$examples } from './modules/container/examples.ts';
import { form as container$form } from './modules/container/form.ts';
import { container } from './modules/container/schema.ts';
import { examples as creations$examples } from './modules/creations/examples.ts';
import { form as creations$form } from './modules/creations/form.ts';
import { creations } from './modules/creations/schema.ts';
import { examples as ctaBox$examples } from './modules/cta-box/examples.ts';
import { form as ctaBox$form } from './modules/cta-box/form.ts';
import { ctaBox } from './modules/cta-box/schema.ts';
import { examples as descriptionList$examples } from './modules/description-list/examples.ts';
import { form as descriptionList$form } from './modules/description-list/form.ts';
import { descriptionList } from './modules/description-list/schema.ts';
import { examples as footer$examples } from './modules/footer/examples.ts';
import { form as footer$form } from './modules/footer/form.ts';
import { footer } from './modules/footer/schema.ts';
import { examples as heading$examples } from './modules/heading/examples.ts';
import { form as heading$form } from './modules/heading/form.ts';
import { heading } from './modules/heading/schema.ts';
import { examples as hero$examples } from './modules/hero/examples.ts';
import { form as hero$form } from './modules/hero/form.ts';
import { hero } from './modules/hero/schema.ts';
import { examples as image$examples } from './modules/image/examples.ts';
import { form as image$form } from './modules/image/form.ts';
import { image } from './modules/image/schema.ts';
import { examples as imageList$examples } from './modules/image-list/examples.ts';
import { form as imageList$form } from './modules/image-list/form.ts';
import { imageList } from './modules/image-list/schema.ts';
import { examples as navbar$examples } from './modules/navbar/examples.ts';
import { form as navbar$form } from './modules/navbar/form.ts';
import { navbar } from './modules/navbar/schema.ts';
import { examples as newsletter$examples } from './modules/newsletter/examples.ts';
import { form as newsletter$form } from './modules/newsletter/form.ts';
import { newsletter } from './modules/newsletter/schema.ts';
import { examples as productHeader$examples } from './modules/product-header/examples.ts';
import { form as productHeader$form } from './modules/product-header/form.ts';
import { productHeader } from './modules/product-header/schema.ts';
import { examples as productReviews$examples } from './modules/product-reviews/examples.ts';
import { form as productReviews$form } from './modules/product-reviews/form.ts';
import { productReviews } from './modules/product-reviews/schema.ts';
import { examples as productSpecification$examples } from './modules/product-specification/examples.ts';
import { form as productSpecification$form } from './modules/product-specification/form.ts';
import { productSpecification } from './modules/product-specification/schema.ts';
import { examples as productsList$examples } from './modules/products-list/examples.ts';
import { form as productsList$form } from './modules/products-list/form.ts';
import { productsList } from './modules/products-list/schema.ts';
import { examples as productsTeaser$examples } from './modules/products-teaser/examples.ts';
import { form as productsTeaser$form } from './modules/products-teaser/form.ts';
import { productsTeaser } from './modules/products-teaser/schema.ts';
import { examples as snippet$examples } from './modules/snippet/examples.ts';
import { form as snippet$form } from './modules/snippet/form.ts';
import { snippet } from './modules/snippet/schema.ts';
import { examples as tabs$examples } from './modules/tabs/examples.ts';
import { form as tabs$form } from './modules/tabs/form.ts';
import { tabs } from './modules/tabs/schema.ts';
import { examples as text$examples } from './modules/text/examples.ts';
import { form as text$form } from './modules/text/form.ts';
import { text } from './modules/text/schema.ts';
import { examples as video$examples } from './modules/video/examples.ts';
import { form as video$form } from './modules/video/form.ts';
import { video } from './modules/video/schema.ts';
import { examples as whereToBuy$examples } from './modules/where-to-buy/examples.ts';
import { form as whereToBuy$form } from './modules/where-to-buy/form.ts';
import { whereToBuy } from './modules/where-to-buy/schema.ts';

export const moduleDefinitions = {
  'accordion': accordion,
  'advertise-box': advertiseBox,
  'article-text': articleText,
  'articles-list': articlesList,
  'articles-teaser': articlesTeaser,
  'articles-teaser-box': articlesTeaserBox,
  'artistic-carousel': artisticCarousel,
  'brand-teaser': brandTeaser,
  'breadcrumbs': breadcrumbs,
  'button': button,
  'contact-form': contactForm,
  'container': container,
  'creations': creations,
  'cta-box': ctaBox,
  'description-list': descriptionList,
  'footer': footer,
  'heading': heading,
  'hero': hero,
  'image': image,
  'image-list': imageList,
  'navbar': navbar,
  'newsletter': newsletter,
  'product-header': productHeader,
  'product-reviews': productReviews,
  'product-specification': productSpecification,
  'products-list': productsList,
  'products-teaser': productsTeaser,
  'snippet': snippet,
  'tabs': tabs,
  'text': text,
  'video': video,
  'where-to-buy': whereToBuy,
} as const;

export const moduleForms = {
  'accordion': accordion$form,
  'advertise-box': advertiseBox$form,
  'article-text': articleText$form,
  'articles-list': articlesList$form,
  'articles-teaser': articlesTeaser$form,
  'articles-teaser-box': articlesTeaserBox$form,
  'artistic-carousel': artisticCarousel$form,
  'brand-teaser': brandTeaser$form,
  'breadcrumbs': breadcrumbs$form,
  'button': button$form,
  'contact-form': contactForm$form,
  'container': container$form,
  'creations': creations$form,
  'cta-box': ctaBox$form,
  'description-list': descriptionList$form,
  'footer': footer$form,
  'heading': heading$form,
  'hero': hero$form,
  'image': image$form,
  'image-list': imageList$form,
  'navbar': navbar$form,
  'newsletter': newsletter$form,
  'product-header': productHeader$form,
  'product-reviews': productReviews$form,
  'product-specification': productSpecification$form,
  'products-list': productsList$form,
  'products-teaser': productsTeaser$form,
  'snippet': snippet$form,
  'tabs': tabs$form,
  'text': text$form,
  'video': video$form,
  'where-to-buy': whereToBuy$form,
} as const;

export const moduleExamples = {
  'accordion': accordion$examples,
  'advertise-box': advertiseBox$examples,
  'article-text': articleText$examples,
  'articles-list': articlesList$examples,
  'articles-teaser': articlesTeaser$examples,
  'articles-teaser-box': articlesTeaserBox$examples,
  'artistic-carousel': artisticCarousel$examples,
  'brand-teaser': brandTeaser$examples,
  'breadcrumbs': breadcrumbs$examples,
  'button': button$examples,
  'contact-form': contactForm$examples,
  'container': container$examples,
  'creations': creations$examples,
  'cta-box': ctaBox$examples,
  'description-list': descriptionList$examples,
  'footer': footer$examples,
  'heading': heading$examples,
  'hero': hero$examples,
  'image': image$examples,
  'image-list': imageList$examples,
  'navbar': navbar$examples,
  'newsletter': newsletter$examples,
  'product-header': productHeader$examples,
  'product-reviews': productReviews$examples,
  'product-specification': productSpecification$examples,
  'products-list': productsList$examples,
  'products-teaser': productsTeaser$examples,
  'snippet': snippet$examples,
  'tabs': tabs$examples,
  'text': text$examples,
  'video': video$examples,
  'where-to-buy': whereToBuy$examples,
} as const;

/** Old settings in, settings of that version out; by driver, then by the version they lead to. */
export const moduleUpgrades: Readonly<Record<string, Readonly<Record<number, (settings: Readonly<Record<string, unknown>>) => Record<string, unknown>>>>> = {
};

export { accordion, advertiseBox, articleText, articlesList, articlesTeaser, articlesTeaserBox, artisticCarousel, brandTeaser, breadcrumbs, button, contactForm, container, creations, ctaBox, descriptionList, footer, heading, hero, image, imageList, navbar, newsletter, productHeader, productReviews, productSpecification, productsList, productsTeaser, snippet, tabs, text, video, whereToBuy };
