import type { ProductInput } from '../catalog.schema.ts';
import type { ProductTexts } from '../catalog.tables.ts';

/** What only the product's own page tells. */
export function textsOf(input: ProductInput): ProductTexts {
  const { description, benefits, usage, inci, application, skinType, certifications, pao, warnings, complementary } =
    input;
  const { certificates, giftsSku, samplesSku, loyaltyPrograms, recommended, contents, specification } = input;
  return {
    description,
    benefits,
    usage,
    inci,
    ...(application && { application }),
    skinType,
    certifications,
    ...(pao && { pao }),
    warnings,
    complementary,
    ...(certificates && { certificates }),
    ...(giftsSku && { giftsSku }),
    ...(samplesSku && { samplesSku }),
    ...(loyaltyPrograms && { loyaltyPrograms }),
    ...(recommended && { recommended }),
    ...(contents && { contents }),
    ...(specification && { specification }),
  };
}
