import type { ProductBody } from '../../../api/commerce/products.ts';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { t } from '../../../i18n/pl.ts';

type Specification = NonNullable<ProductBody['specification']>;
type Section = NonNullable<Specification['hero']>;

/** A part of the long story of a product, as it is typed. */
export interface SectionFormValues {
  readonly heading: string;
  readonly text: string;
  /** One picture or none. */
  readonly images: readonly number[];
}

/** The long story of a product: an opening, steps of use, columns. */
export interface StoryFormValues {
  readonly hero: SectionFormValues;
  readonly steps: readonly SectionFormValues[];
  readonly columns: readonly SectionFormValues[];
}

export const STORY_LISTS = ['steps', 'columns'] as const;
export const NO_SECTION: SectionFormValues = { heading: '', text: '', images: [] };

export function toStoryFormValues({ hero, steps = [], columns = [] }: Specification = {}): StoryFormValues {
  return {
    hero: hero ? toSection(hero) : NO_SECTION,
    steps: steps.map(toSection),
    columns: columns.map(toSection),
  };
}

const toSection = ({ heading, text = '', image }: Section): SectionFormValues => ({
  heading,
  text,
  images: image === undefined ? [] : [image],
});

/** What was typed, as the server takes it; undefined where no story is told. */
export function specificationOf({ hero, steps, columns }: StoryFormValues): Specification | undefined {
  const parts = {
    ...(!isBlank(hero) && { hero: toBody(hero) }),
    ...(steps.length > 0 && { steps: steps.map(toBody) }),
    ...(columns.length > 0 && { columns: columns.map(toBody) }),
  };
  return Object.keys(parts).length > 0 ? parts : undefined;
}

function toBody({ heading, text, images: [image] }: SectionFormValues): Section {
  return {
    heading: heading.trim(),
    ...(text.trim() && { text: text.trim() }),
    ...(image !== undefined && { image }),
  };
}

const isBlank = ({ heading, text, images }: SectionFormValues): boolean =>
  heading.trim() === '' && text.trim() === '' && images.length === 0;

/** Every part that is told has a heading. */
export function checkStory({ hero, steps, columns }: StoryFormValues): Faults {
  const listed = Object.entries({ steps, columns }).flatMap(([list, sections]) =>
    sections.map((section, index) => [`${list}/${index}`, section] as const),
  );
  const written = [...(isBlank(hero) ? [] : [['hero', hero] as const]), ...listed];
  return Object.fromEntries(
    written.flatMap(([at, { heading }]) =>
      heading.trim() === '' ? [[`/specification/${at}/heading`, [t.forms.required]]] : [],
    ),
  );
}

/** Every picture of a story. */
export const picturesOfStory = ({ hero, steps, columns }: StoryFormValues): number[] =>
  [hero, ...steps, ...columns].flatMap(({ images }) => images);
