export type { ModuleComponent, ModuleProps } from './module-props.ts';
export { moduleLoaders } from './registry.gen.ts';
export { afterPaint } from './shared/after-paint.ts';
export { avifSources } from './shared/pictures/shown-picture.ts';
export { createFormatMoney } from './shop/format-money.ts';
export {
  createTranslate,
  hasSentences,
  loadSentences,
  SENTENCE_LANGUAGES,
  type SentenceKey,
  type Translate,
} from './shop/i18n/translate.ts';
export {
  type CurrentEntity,
  type LinkProps,
  type Shop,
  type ShopLanguage,
  type ShopParams,
  ShopProvider,
  useShop,
} from './shop/shop.ts';
export type { ShopAccount } from './shop/shop-account.ts';
export type {
  ActionFault,
  ActionResult,
  ChosenProducts,
  ContactMessage,
  ProductView,
  ReviewedProduct,
  ReviewedShade,
  ReviewsRequest,
  ReviewsResult,
  ShopActions,
} from './shop/shop-actions.ts';
export type { ShopCart } from './shop/shop-cart.ts';
export { createStillShop, STILL_SITE, type StillShopOptions } from './shop/still-shop.tsx';
export { CachedChromeView, WatchedChromeView } from './slots/chrome-views.tsx';
export { findLead, type Lead } from './slots/find-lead.ts';
export { type LoadedModules, loadedModules, loadModules } from './slots/load-modules.ts';
export { UnknownModule } from './slots/module-gap.tsx';
export { PageTop } from './slots/page-top.tsx';
export { MAIN_ID, PageView } from './slots/page-view.tsx';
export { type SlotOptions, SlotRenderer, slotContent } from './slots/slot-renderer.tsx';
export type { PageHydration } from './slots/slot-rendering.tsx';
