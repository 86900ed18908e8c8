import { type ShopSettings, type SiteDetails, shopSettingsOf } from '@witryna/module-schemas';

/** What modules are told of a site: its general settings and its logo. */
export function shopSettingsIn({
  generalSettings,
  logo,
}: Pick<SiteDetails, 'logo'> & { readonly generalSettings?: Readonly<Record<string, unknown>> }): ShopSettings {
  return { ...shopSettingsOf(generalSettings ?? {}), ...(logo && { logo }) };
}
