import { type Site, summaryOf } from '../../content/sites/index.ts';
import { toUid } from '../../graphql/uids.ts';
import { SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import { ROOT_CATEGORY_ID } from '../catalog/index.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import type { StoreConfigMapper } from './store.mappers.ts';

/** What the contract's clients want to know and this shop has the same on every site. */
const FIXED = {
  catalog_default_sort_by: 'position',
  category_canonical_tag: true,
  product_canonical_tag: true,
  category_url_suffix: null,
  product_url_suffix: null,
  front: 'cms',
  no_route: 'cms/noroute/index',
  configurable_thumbnail_source: 'itself',
  customer_access_token_lifetime: 1,
  autocomplete_on_storefront: true,
  list_mode: 'grid',
  grid_per_page: 16,
  grid_per_page_values: '16,32,48',
  list_per_page: 16,
  list_per_page_values: '16,32,48',
  minimum_password_length: '8',
  // Letters, digits and other signs.
  required_character_classes_number: '3',
  newsletter_enabled: true,
  product_reviews_enabled: '1',
  allow_guests_to_write_product_reviews: '0',
  magento_wishlist_general_is_enabled: '1',
  enable_multiple_wishlists: '1',
  product_fixed_product_tax_display_setting: 'FPT_DISABLED',
  category_fixed_product_tax_display_setting: 'FPT_DISABLED',
  sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
  root_category_id: ROOT_CATEGORY_ID,
  root_category_uid: toUid(ROOT_CATEGORY_ID),
  show_cms_breadcrumbs: 1,
  timezone: SHOP_TIME_ZONE,
  use_store_in_url: false,
  website_code: 'base',
  website_id: 1,
  website_name: 'Witryna',
  store_group_code: 'main',
  store_group_name: 'Witryna',
  is_default_store_group: true,
  weight_unit: 'kgs',
  allow_gift_receipt: '0',
  allow_items: '0',
  allow_order: '0',
  allow_printed_card: '0',
} as const;

/** A site as `StoreConfig` of the schema. */
export function storeConfigOf(site: Site): StoreConfigMapper {
  const { id, code, name, currency, basePath } = summaryOf(site);
  const base = `${site.address}${basePath.endsWith('/') ? basePath : `${basePath}/`}`;
  const { cancellableStatuses, cancellationReasons, accountConfirmation, maxWishlists } = shopSettingsOf(site);
  const media = `${site.address}/media/`;
  const description = site.properties.socialMeta?.description ?? null;
  return {
    ...FIXED,
    id,
    code,
    store_code: code,
    store_name: name,
    store_sort_order: id,
    is_default_store: site.isDefault,
    // With an underscore, as the contract writes it.
    locale: site.locale.replace('-', '_'),
    base_currency_code: currency,
    default_display_currency_code: currency,
    base_url: base,
    base_link_url: base,
    base_static_url: base,
    base_media_url: media,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_static_url: base,
    secure_base_media_url: media,
    create_account_confirmation: accountConfirmation,
    maximum_number_of_wishlists: String(maxWishlists),
    order_cancellation_enabled: cancellableStatuses.length > 0,
    order_cancellation_reasons: cancellationReasons.map((reason) => ({ description: reason })),
    contact_enabled: site.properties.seller !== undefined,
    default_title: name,
    default_description: description,
    title_suffix: site.postfix || null,
    logo_alt: name,
    logo: site.logo?.light,
    notFoundPath: site.staticRouting['error.404'],
    header_logo_src: belowMedia(site.logo?.light),
    head_shortcut_icon: belowMedia(site.favicon),
  };
}

const MEDIA_FOLDER = '/media/';

/** Clients write `base_media_url` and `logo/` or `favicon/` before it; an address elsewhere stays whole. */
function belowMedia(address: string | undefined): string | null {
  return address?.startsWith(MEDIA_FOLDER) ? address.slice(MEDIA_FOLDER.length) : (address ?? null);
}
