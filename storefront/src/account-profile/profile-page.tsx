import { formatPhone } from '@witryna/module-schemas';
import {
  type AccountPageProps,
  beginPersonalQuery,
  EditableSection,
  QueryFailed,
  SectionsLoading,
  section as styles,
  usePersonalQuery,
} from '../account/index.ts';
import { PasskeysSection } from '../account-passkeys/index.ts';
import { storedToken } from '../api/customer-token.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { RenewedToken } from '../customer/index.ts';
import { useCustomer } from '../customer/index.ts';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { ResendConfirmation } from '../sign-in/index.ts';
import { AccountProfileDocument } from './account-profile.gen.ts';
import { DetailsForm } from './details-form.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Asks for the customer's own data. */
export const beginProfile = (shop: ShopClient): void => beginPersonalQuery(shop, AccountProfileDocument, {});

/** The customer's own data, e-mail and password: read first, each opens alone. */
export function ProfilePage({ site, shop, addressOf, texts: { account, profile: texts }, common }: AccountPageProps) {
  const { data, response, isLoading, reload } = usePersonalQuery(shop, AccountProfileDocument, {});
  const [, session] = useCustomer(site);
  const { language } = site;
  const fieldTexts = areaTextsOf(language, 'shop').checkout;
  const known = data?.customer;

  if (!known) {
    if (!isLoading && response)
      return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
    return <SectionsLoading label={texts.loading} common={common} onRetry={() => void reload()} />;
  }

  /** What is shown here and elsewhere follows the change. */
  async function changed() {
    await Promise.all([reload(), session.refresh()]);
  }

  /** Runs a change that ends every token, and goes on with the one that comes of it. */
  async function withRenewal<Data>(
    change: () => Promise<Data | undefined>,
    renewedOf: (data: Data) => RenewedToken | null | undefined,
  ): Promise<boolean> {
    const token = storedToken();
    const answered = await change();
    if (answered === undefined) return false;
    const renewed = renewedOf(answered);
    if (token !== undefined && renewed) await session.renew(token, renewed);
    return true;
  }

  const section = { texts: account, language };
  const form = { shop, language, texts, account, resetAddress: addressOf('/request-reset-password') };
  const { firstname, lastname, telephone, date_of_birth: born, email } = known;
  return (
    <>
      {known.is_premium && <p className={styles.quiet}>{texts.premium}</p>}
      <EditableSection
        {...section}
        title={texts.details}
        form={({ onSaved, onCancel }) => (
          <DetailsForm
            {...form}
            known={known}
            fieldTexts={fieldTexts}
            onCancel={onCancel}
            onSaved={async () => {
              await changed();
              onSaved();
            }}
          />
        )}
      >
        <dl className={styles.facts}>
          <dt>{fieldTexts.firstName}</dt>
          <dd>{firstname || texts.notGiven}</dd>
          <dt>{fieldTexts.lastName}</dt>
          <dd>{lastname || texts.notGiven}</dd>
          <dt>{fieldTexts.phone}</dt>
          <dd>{telephone ? formatPhone(telephone) : texts.notGiven}</dd>
          <dt>{texts.birth}</dt>
          <dd>{born ? dayOfBirth(born, language) : texts.notGiven}</dd>
        </dl>
      </EditableSection>
      <EditableSection
        {...section}
        title={texts.email}
        form={({ onSaved, onCancel }) => (
          <EmailForm
            {...form}
            known={email ?? ''}
            withRenewal={withRenewal}
            onCancel={onCancel}
            onSaved={async () => {
              await changed();
              onSaved(texts.emailChanged);
            }}
          />
        )}
      >
        <dl className={styles.facts}>
          <dt>{texts.address}</dt>
          <dd>{email}</dd>
        </dl>
        {known.is_confirmed === false && (
          <div className={styles.quiet}>
            <p>{texts.unconfirmed}</p>
            <ResendConfirmation site={site} email={email ?? ''} />
          </div>
        )}
      </EditableSection>
      <EditableSection
        {...section}
        title={texts.password}
        form={({ onSaved, onCancel }) => (
          <PasswordForm
            {...form}
            email={email ?? ''}
            withRenewal={withRenewal}
            onCancel={onCancel}
            onSaved={() => onSaved(texts.passwordChanged)}
          />
        )}
      >
        <p className={styles.quiet}>{texts.passwordInfo}</p>
      </EditableSection>
      <PasskeysSection site={site} shop={shop} common={common} />
    </>
  );
}

/** A day without a time, in words. */
function dayOfBirth(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? day : format.format(moment);
}
