// Written by scripts/generate-registry.ts from the folders of src/modules; not edited by hand.
import { examples as accordion$examples } from './modules/accordion/examples.ts';
import { form as accordion$form } from './modules/accordion/form.ts';
import { labels as accordion$en } from './modules/accordion/labels.en.ts';
import { labels as accordion$hu } from './modules/accordion/labels.hu.ts';
import { accordion } from './modules/accordion/schema.ts';
import { examples as button$examples } from './modules/button/examples.ts';
import { form as button$form } from './modules/button/form.ts';
import { labels as button$en } from './modules/button/labels.en.ts';
import { labels as button$hu } from './modules/button/labels.hu.ts';
import { button } from './modules/button/schema.ts';
import { examples as container$examples } from './modules/container/examples.ts';
import { form as container$form } from './modules/container/form.ts';
import { labels as container$en } from './modules/container/labels.en.ts';
import { labels as container$hu } from './modules/container/labels.hu.ts';
import { container } from './modules/container/schema.ts';
import { examples as footer$examples } from './modules/footer/examples.ts';
import { form as footer$form } from './modules/footer/form.ts';
import { labels as footer$en } from './modules/footer/labels.en.ts';
import { labels as footer$hu } from './modules/footer/labels.hu.ts';
import { footer } from './modules/footer/schema.ts';
import { examples as heading$examples } from './modules/heading/examples.ts';
import { form as heading$form } from './modules/heading/form.ts';
import { labels as heading$en } from './modules/heading/labels.en.ts';
import { labels as heading$hu } from './modules/heading/labels.hu.ts';
import { heading } from './modules/heading/schema.ts';
import { examples as hero$examples } from './modules/hero/examples.ts';
import { form as hero$form } from './modules/hero/form.ts';
import { labels as hero$en } from './modules/hero/labels.en.ts';
import { labels as hero$hu } from './modules/hero/labels.hu.ts';
import { hero } from './modules/hero/schema.ts';
import { examples as image$examples } from './modules/image/examples.ts';
import { form as image$form } from './modules/image/form.ts';
import { labels as image$en } from './modules/image/labels.en.ts';
import { labels as image$hu } from './modules/image/labels.hu.ts';
import { image } from './modules/image/schema.ts';
import { examples as navbar$examples } from './modules/navbar/examples.ts';
import { form as navbar$form } from './modules/navbar/form.ts';
import { labels as navbar$en } from './modules/navbar/labels.en.ts';
import { labels as navbar$hu } from './modules/navbar/labels.hu.ts';
import { navbar } from './modules/navbar/schema.ts';
import { examples as productsList$examples } from './modules/products-list/examples.ts';
import { form as productsList$form } from './modules/products-list/form.ts';
import { labels as productsList$en } from './modules/products-list/labels.en.ts';
import { labels as productsList$hu } from './modules/products-list/labels.hu.ts';
import { productsList } from './modules/products-list/schema.ts';
import { examples as text$examples } from './modules/text/examples.ts';
import { form as text$form } from './modules/text/form.ts';
import { labels as text$en } from './modules/text/labels.en.ts';
import { labels as text$hu } from './modules/text/labels.hu.ts';
import { text } from './modules/text/schema.ts';

export const moduleDefinitions = {
  'accordion': accordion,
  'button': button,
  'container': container,
  'footer': footer,
  'heading': heading,
  'hero': hero,
  'image': image,
  'navbar': navbar,
  'products-list': productsList,
  'text': text,
} as const;

export const moduleForms = {
  'accordion': accordion$form,
  'button': button$form,
  'container': container$form,
  'footer': footer$form,
  'heading': heading$form,
  'hero': hero$form,
  'image': image$form,
  'navbar': navbar$form,
  'products-list': productsList$form,
  'text': text$form,
} as const;

export const moduleExamples = {
  'accordion': accordion$examples,
  'button': button$examples,
  'container': container$examples,
  'footer': footer$examples,
  'heading': heading$examples,
  'hero': hero$examples,
  'image': image$examples,
  'navbar': navbar$examples,
  'products-list': productsList$examples,
  'text': text$examples,
} as const;

export const englishLabels = {
  'accordion': accordion$en,
  'button': button$en,
  'container': container$en,
  'footer': footer$en,
  'heading': heading$en,
  'hero': hero$en,
  'image': image$en,
  'navbar': navbar$en,
  'products-list': productsList$en,
  'text': text$en,
} as const;

export const hungarianLabels = {
  'accordion': accordion$hu,
  'button': button$hu,
  'container': container$hu,
  'footer': footer$hu,
  'heading': heading$hu,
  'hero': hero$hu,
  'image': image$hu,
  'navbar': navbar$hu,
  'products-list': productsList$hu,
  'text': text$hu,
} as const;

/** Old settings in, settings of that version out; by driver, then by the version they lead to. */
export const moduleUpgrades: Readonly<Record<string, Readonly<Record<number, (settings: Readonly<Record<string, unknown>>) => Record<string, unknown>>>>> = {
};

export { accordion, button, container, footer, heading, hero, image, navbar, productsList, text };
