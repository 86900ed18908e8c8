import type { RegistryFieldsType } from '@rjsf/utils';
import { ImageField } from './image-field.tsx';
import { ProductsField } from './products-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { SpacingField } from './spacing-field.tsx';

/** The fields of whole objects and lists, by the names that the modules' form hints use. */
export const formFields: RegistryFieldsType = {
  image: ImageField,
  products: ProductsField,
  richText: RichTextField,
  spacing: SpacingField,
};
