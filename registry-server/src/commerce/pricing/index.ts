/** What other features may use of pricing. */

export { distribute } from './distribute.ts';
export { formatAmount } from './format-amount.ts';
export { includedTax, shareHalfUp } from './included-tax.ts';
export {
  type PurchasableVariant,
  purchasableVariantColumns,
  readCategoryPaths,
  readPurchasableVariants,
  toPurchasableVariant,
} from './purchasable-variants.ts';
