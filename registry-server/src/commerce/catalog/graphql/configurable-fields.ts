import type { GraphqlContext } from '../../../graphql/context.ts';
import type { ConfigurableProductResolvers } from '../../../graphql/resolver-types.gen.ts';
import type { ConfigurableProductConfigurable_Product_Options_SelectionArgs } from '../../../graphql/types.gen.ts';
import { toUid } from '../../../graphql/uids.ts';
import { type Label, labelFor } from './attribute-labels.ts';
import { type CatalogProduct, variantProduct } from './catalog-product.ts';
import {
  configurableOptions,
  findVariantByOptions,
  type OptionValue,
  optionsOfVariant,
  variantsWithOptions,
} from './configurable-options.ts';
import { toMediaGallery } from './product-media.ts';

function optionsOf({ data }: CatalogProduct, _args: unknown, { site }: GraphqlContext) {
  return configurableOptions(data).map(({ code, id, values }, position) => ({
    id,
    uid: toUid(id),
    attribute_id: String(id),
    attribute_id_v2: id,
    attribute_uid: toUid(id),
    attribute_code: code,
    label: labelFor(site, code as Label),
    position,
    product_id: data.id,
    use_default: false,
    values: values.map((value) => ({
      uid: value.uid,
      value_index: value.index,
      use_default_value: true,
      label: value.label,
      default_label: value.label,
      store_label: value.label,
      swatch_data: swatchOf(value),
    })),
  }));
}

function swatchOf({ hex, label }: OptionValue) {
  return hex
    ? { __typename: 'ColorSwatchData' as const, value: hex }
    : { __typename: 'TextSwatchData' as const, value: label };
}

function variantsOf({ data, at }: CatalogProduct) {
  return data.variants.map((variant) => ({
    product: variantProduct(data, variant, at),
    attributes: optionsOfVariant(data, variant).map(({ attribute, value }) => ({
      code: attribute.code,
      label: value.label,
      uid: value.uid,
      value_index: value.index,
    })),
  }));
}

/** What is left to choose once some values are chosen, and the variant when nothing is. */
function selectionOf(
  product: CatalogProduct,
  { configurableOptionValueUids }: ConfigurableProductConfigurable_Product_Options_SelectionArgs,
  context: GraphqlContext,
) {
  const { data, at } = product;
  const chosen = configurableOptionValueUids ?? [];
  const options = configurableOptions(data);
  const fitting = variantsWithOptions(data, chosen);
  const available = new Set(
    fitting.flatMap((variant) => optionsOfVariant(data, variant).map(({ value }) => value.uid)),
  );
  const variant = findVariantByOptions(data, chosen);
  const shown = variant ? variantProduct(data, variant, at) : undefined;
  return {
    variant: shown ?? null,
    media_gallery: toMediaGallery(shown ?? product, context),
    options_available_for_selection: options.map(({ code, values }) => ({
      attribute_code: code,
      option_value_uids: values.map(({ uid }) => uid).filter((uid) => available.has(uid)),
    })),
    configurable_options: options.map(({ code, id, values }) => ({
      attribute_code: code,
      uid: toUid(id),
      label: labelFor(context.site, code as Label),
      values: values.map((value) => ({
        uid: value.uid,
        label: value.label,
        swatch: swatchOf(value),
        is_available: available.has(value.uid),
        is_use_default: false,
      })),
    })),
  };
}

/** Fields that only a product with a choice has. */
export const configurableFields: ConfigurableProductResolvers = {
  configurable_options: optionsOf,
  configurable_product_options_selection: selectionOf,
  variants: variantsOf,
};
