import { useShop } from '../../shop/shop.ts';
import { keepTogether } from '../texts/keep-together.ts';
import { ConsentField } from './form-field.tsx';
import type { ActionForm } from './use-action-form.ts';

/** The name of the consent in every form, as actions know it. */
export const PRIVACY_FIELD = 'hasPrivacyConsent';

/** The consent to what the privacy policy says, with a link to it where the site has one. */
export function PrivacyConsent({ form, words }: { readonly form: ActionForm; readonly words: string }) {
  const { Link, settings, site, t } = useShop();
  return (
    <ConsentField form={form} name={PRIVACY_FIELD}>
      {keepTogether(site.language, words)}{' '}
      {settings.privacy && (
        <Link href={settings.privacy} newTab>
          {t('privacyPolicy')}
          <span className="visually-hidden"> {t('opensInNewTab')}</span>
        </Link>
      )}
    </ConsentField>
  );
}
