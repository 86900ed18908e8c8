import type { ProductSpecification, productSpecification, SpecificationSection } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { type FoundPicture, findPicture, type PictureSetting } from '../shared/current/current-picture.ts';
import type { Shop } from '../shop/shop.ts';

type Settings = Omit<ModuleProps<typeof productSpecification>, 'slots'>;

/** One part: its words and its picture, where it has one. */
export interface Section {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly picture?: FoundPicture | undefined;
}

export interface SpecificationContent {
  readonly hero?: Section | undefined;
  readonly steps: readonly Section[];
  readonly columns: readonly Section[];
  /** Of the words of the current product, where it is not the site's. */
  readonly language?: string | undefined;
}

/** What a specification shows: that of the current product where it is bound to it, else its own words. */
export function specificationContent(
  shop: Pick<Shop, 'current' | 'related'>,
  settings: Settings,
): SpecificationContent {
  const { current } = shop;
  if (settings.source === 'current' && current) {
    if (current.kind !== 'product') return { steps: [], columns: [] };
    const { specification, languages } = current.product;
    return { ...ofProduct(shop, specification), language: languages?.specification };
  }
  const own = ({ heading, text, image }: OwnSection) => ({ heading, text, picture: findPicture(shop, image) });
  return {
    hero: settings.hero && own(settings.hero),
    steps: (settings.steps ?? []).map(own),
    columns: (settings.columns ?? []).map(own),
  };
}

interface OwnSection {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly image?: PictureSetting | undefined;
}

function ofProduct(
  { related }: Pick<Shop, 'related'>,
  { hero, steps = [], columns = [] }: ProductSpecification = {},
): SpecificationContent {
  const section = ({ heading, text, image }: SpecificationSection): Section => {
    const file = image === undefined ? undefined : related.files[String(image)];
    return { heading, text, picture: file && { file } };
  };
  return { hero: hero && section(hero), steps: steps.map(section), columns: columns.map(section) };
}
