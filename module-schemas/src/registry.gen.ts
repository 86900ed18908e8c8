// Written by scripts/generate-registry.ts from the folders of src/modules; not edited by hand.
import { examples as accordionExamples } from './modules/accordion/examples.ts';
import { form as accordionForm } from './modules/accordion/form.ts';
import { labels as accordionEn } from './modules/accordion/labels.en.ts';
import { labels as accordionHu } from './modules/accordion/labels.hu.ts';
import { accordion } from './modules/accordion/schema.ts';
import { examples as buttonExamples } from './modules/button/examples.ts';
import { form as buttonForm } from './modules/button/form.ts';
import { labels as buttonEn } from './modules/button/labels.en.ts';
import { labels as buttonHu } from './modules/button/labels.hu.ts';
import { button } from './modules/button/schema.ts';
import { examples as containerExamples } from './modules/container/examples.ts';
import { form as containerForm } from './modules/container/form.ts';
import { labels as containerEn } from './modules/container/labels.en.ts';
import { labels as containerHu } from './modules/container/labels.hu.ts';
import { container } from './modules/container/schema.ts';
import { examples as footerExamples } from './modules/footer/examples.ts';
import { form as footerForm } from './modules/footer/form.ts';
import { labels as footerEn } from './modules/footer/labels.en.ts';
import { labels as footerHu } from './modules/footer/labels.hu.ts';
import { footer } from './modules/footer/schema.ts';
import { examples as headingExamples } from './modules/heading/examples.ts';
import { form as headingForm } from './modules/heading/form.ts';
import { labels as headingEn } from './modules/heading/labels.en.ts';
import { labels as headingHu } from './modules/heading/labels.hu.ts';
import { heading } from './modules/heading/schema.ts';
import { examples as heroExamples } from './modules/hero/examples.ts';
import { form as heroForm } from './modules/hero/form.ts';
import { labels as heroEn } from './modules/hero/labels.en.ts';
import { labels as heroHu } from './modules/hero/labels.hu.ts';
import { hero } from './modules/hero/schema.ts';
import { examples as imageExamples } from './modules/image/examples.ts';
import { form as imageForm } from './modules/image/form.ts';
import { labels as imageEn } from './modules/image/labels.en.ts';
import { labels as imageHu } from './modules/image/labels.hu.ts';
import { image } from './modules/image/schema.ts';
import { examples as navbarExamples } from './modules/navbar/examples.ts';
import { form as navbarForm } from './modules/navbar/form.ts';
import { labels as navbarEn } from './modules/navbar/labels.en.ts';
import { labels as navbarHu } from './modules/navbar/labels.hu.ts';
import { navbar } from './modules/navbar/schema.ts';
import { examples as productsListExamples } from './modules/products-list/examples.ts';
import { form as productsListForm } from './modules/products-list/form.ts';
import { labels as productsListEn } from './modules/products-list/labels.en.ts';
import { labels as productsListHu } from './modules/products-list/labels.hu.ts';
import { productsList } from './modules/products-list/schema.ts';
import { examples as textExamples } from './modules/text/examples.ts';
import { form as textForm } from './modules/text/form.ts';
import { labels as textEn } from './modules/text/labels.en.ts';
import { labels as textHu } from './modules/text/labels.hu.ts';
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
  'accordion': accordionForm,
  'button': buttonForm,
  'container': containerForm,
  'footer': footerForm,
  'heading': headingForm,
  'hero': heroForm,
  'image': imageForm,
  'navbar': navbarForm,
  'products-list': productsListForm,
  'text': textForm,
} as const;

export const moduleExamples = {
  'accordion': accordionExamples,
  'button': buttonExamples,
  'container': containerExamples,
  'footer': footerExamples,
  'heading': headingExamples,
  'hero': heroExamples,
  'image': imageExamples,
  'navbar': navbarExamples,
  'products-list': productsListExamples,
  'text': textExamples,
} as const;

export const englishLabels = {
  'accordion': accordionEn,
  'button': buttonEn,
  'container': containerEn,
  'footer': footerEn,
  'heading': headingEn,
  'hero': heroEn,
  'image': imageEn,
  'navbar': navbarEn,
  'products-list': productsListEn,
  'text': textEn,
} as const;

export const hungarianLabels = {
  'accordion': accordionHu,
  'button': buttonHu,
  'container': containerHu,
  'footer': footerHu,
  'heading': headingHu,
  'hero': heroHu,
  'image': imageHu,
  'navbar': navbarHu,
  'products-list': productsListHu,
  'text': textHu,
} as const;

/** Old settings in, settings of that version out; by driver, then by the version they lead to. */
export const moduleUpgrades: Readonly<Record<string, Readonly<Record<number, (settings: Readonly<Record<string, unknown>>) => Record<string, unknown>>>>> = {
};

export { accordion, button, container, footer, heading, hero, image, navbar, productsList, text };
