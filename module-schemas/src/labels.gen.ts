// Written by scripts/generate-registry.ts from the folders of src/modules; not edited by hand.
import { labels as accordion$en } from './modules/accordion/labels.en.ts';
import { labels as accordion$hu } from './modules/accordion/labels.hu.ts';
import { labels as advertiseBox$en } from './modules/advertise-box/labels.en.ts';
import { labels as advertiseBox$hu } from './modules/advertise-box/labels.hu.ts';
import { labels as articleText$en } from './modules/article-text/labels.en.ts';
import { labels as articleText$hu } from './modules/article-text/labels.hu.ts';
import { labels as articlesList$en } from './modules/articles-list/labels.en.ts';
import { labels as articlesList$hu } from './modules/articles-list/labels.hu.ts';
import { labels as articlesTeaser$en } from './modules/articles-teaser/labels.en.ts';
import { labels as articlesTeaser$hu } from './modules/articles-teaser/labels.hu.ts';
import { labels as articlesTeaserBox$en } from './modules/articles-teaser-box/labels.en.ts';
import { labels as articlesTeaserBox$hu } from './modules/articles-teaser-box/labels.hu.ts';
import { labels as artisticCarousel$en } from './modules/artistic-carousel/labels.en.ts';
import { labels as artisticCarousel$hu } from './modules/artistic-carousel/labels.hu.ts';
import { labels as brandTeaser$en } from './modules/brand-teaser/labels.en.ts';
import { labels as brandTeaser$hu } from './modules/brand-teaser/labels.hu.ts';
import { labels as breadcrumbs$en } from './modules/breadcrumbs/labels.en.ts';
import { labels as breadcrumbs$hu } from './modules/breadcrumbs/labels.hu.ts';
import { labels as button$en } from './modules/button/labels.en.ts';
import { labels as button$hu } from './modules/button/labels.hu.ts';
import { labels as contactForm$en } from './modules/contact-form/labels.en.ts';
import { labels as contactForm$hu } from './modules/contact-form/labels.hu.ts';
import { labels as container$en } from './modules/container/labels.en.ts';
import { labels as container$hu } from './modules/container/labels.hu.ts';
import { labels as creations$en } from './modules/creations/labels.en.ts';
import { labels as creations$hu } from './modules/creations/labels.hu.ts';
import { labels as ctaBox$en } from './modules/cta-box/labels.en.ts';
import { labels as ctaBox$hu } from './modules/cta-box/labels.hu.ts';
import { labels as descriptionList$en } from './modules/description-list/labels.en.ts';
import { labels as descriptionList$hu } from './modules/description-list/labels.hu.ts';
import { labels as footer$en } from './modules/footer/labels.en.ts';
import { labels as footer$hu } from './modules/footer/labels.hu.ts';
import { labels as heading$en } from './modules/heading/labels.en.ts';
import { labels as heading$hu } from './modules/heading/labels.hu.ts';
import { labels as hero$en } from './modules/hero/labels.en.ts';
import { labels as hero$hu } from './modules/hero/labels.hu.ts';
import { labels as image$en } from './modules/image/labels.en.ts';
import { labels as image$hu } from './modules/image/labels.hu.ts';
import { labels as imageList$en } from './modules/image-list/labels.en.ts';
import { labels as imageList$hu } from './modules/image-list/labels.hu.ts';
import { labels as navbar$en } from './modules/navbar/labels.en.ts';
import { labels as navbar$hu } from './modules/navbar/labels.hu.ts';
import { labels as newsletter$en } from './modules/newsletter/labels.en.ts';
import { labels as newsletter$hu } from './modules/newsletter/labels.hu.ts';
import { labels as productHeader$en } from './modules/product-header/labels.en.ts';
import { labels as productHeader$hu } from './modules/product-header/labels.hu.ts';
import { labels as productReviews$en } from './modules/product-reviews/labels.en.ts';
import { labels as productReviews$hu } from './modules/product-reviews/labels.hu.ts';
import { labels as productSpecification$en } from './modules/product-specification/labels.en.ts';
import { labels as productSpecification$hu } from './modules/product-specification/labels.hu.ts';
import { labels as productsList$en } from './modules/products-list/labels.en.ts';
import { labels as productsList$hu } from './modules/products-list/labels.hu.ts';
import { labels as productsTeaser$en } from './modules/products-teaser/labels.en.ts';
import { labels as productsTeaser$hu } from './modules/products-teaser/labels.hu.ts';
import { labels as snippet$en } from './modules/snippet/labels.en.ts';
import { labels as snippet$hu } from './modules/snippet/labels.hu.ts';
import { labels as tabs$en } from './modules/tabs/labels.en.ts';
import { labels as tabs$hu } from './modules/tabs/labels.hu.ts';
import { labels as text$en } from './modules/text/labels.en.ts';
import { labels as text$hu } from './modules/text/labels.hu.ts';
import { labels as video$en } from './modules/video/labels.en.ts';
import { labels as video$hu } from './modules/video/labels.hu.ts';
import { labels as whereToBuy$en } from './modules/where-to-buy/labels.en.ts';
import { labels as whereToBuy$hu } from './modules/where-to-buy/labels.hu.ts';

export const englishLabels = {
  'accordion': accordion$en,
  'advertise-box': advertiseBox$en,
  'article-text': articleText$en,
  'articles-list': articlesList$en,
  'articles-teaser': articlesTeaser$en,
  'articles-teaser-box': articlesTeaserBox$en,
  'artistic-carousel': artisticCarousel$en,
  'brand-teaser': brandTeaser$en,
  'breadcrumbs': breadcrumbs$en,
  'button': button$en,
  'contact-form': contactForm$en,
  'container': container$en,
  'creations': creations$en,
  'cta-box': ctaBox$en,
  'description-list': descriptionList$en,
  'footer': footer$en,
  'heading': heading$en,
  'hero': hero$en,
  'image': image$en,
  'image-list': imageList$en,
  'navbar': navbar$en,
  'newsletter': newsletter$en,
  'product-header': productHeader$en,
  'product-reviews': productReviews$en,
  'product-specification': productSpecification$en,
  'products-list': productsList$en,
  'products-teaser': productsTeaser$en,
  'snippet': snippet$en,
  'tabs': tabs$en,
  'text': text$en,
  'video': video$en,
  'where-to-buy': whereToBuy$en,
} as const;

export const hungarianLabels = {
  'accordion': accordion$hu,
  'advertise-box': advertiseBox$hu,
  'article-text': articleText$hu,
  'articles-list': articlesList$hu,
  'articles-teaser': articlesTeaser$hu,
  'articles-teaser-box': articlesTeaserBox$hu,
  'artistic-carousel': artisticCarousel$hu,
  'brand-teaser': brandTeaser$hu,
  'breadcrumbs': breadcrumbs$hu,
  'button': button$hu,
  'contact-form': contactForm$hu,
  'container': container$hu,
  'creations': creations$hu,
  'cta-box': ctaBox$hu,
  'description-list': descriptionList$hu,
  'footer': footer$hu,
  'heading': heading$hu,
  'hero': hero$hu,
  'image': image$hu,
  'image-list': imageList$hu,
  'navbar': navbar$hu,
  'newsletter': newsletter$hu,
  'product-header': productHeader$hu,
  'product-reviews': productReviews$hu,
  'product-specification': productSpecification$hu,
  'products-list': productsList$hu,
  'products-teaser': productsTeaser$hu,
  'snippet': snippet$hu,
  'tabs': tabs$hu,
  'text': text$hu,
  'video': video$hu,
  'where-to-buy': whereToBuy$hu,
} as const;
