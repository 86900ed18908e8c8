import type { Faults } from '../../forms/faults-at-fields.ts';
import { faultsUnder } from '../../forms/faults-under.ts';
import { FormRow, FormSection } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { AppearanceFields } from './appearance/appearance-fields.tsx';
import { BehaviourFields } from './behaviour/behaviour-fields.tsx';
import { FeatureFields } from './behaviour/feature-fields.tsx';
import { RoutesFields } from './routes/routes-fields.tsx';
import { SellerFields } from './seller-fields.tsx';
import { RatingFields } from './services/rating-fields.tsx';
import { ServicesFields } from './services/services-fields.tsx';
import type { SiteFormValues } from './site.form-values.ts';

export interface SiteFieldsProps {
  readonly values: SiteFormValues;
  readonly faults: Faults;
  readonly onChange: (change: Partial<SiteFormValues>) => void;
  readonly isNew: boolean;
  /** Of a site that is there. */
  readonly storedCode: string | undefined;
  /** It is the default one by now: only another one can take that over. */
  readonly staysDefault: boolean;
}

/** All that a site is made of. */
export function SiteFields({ isNew, storedCode, staysDefault, ...text }: SiteFieldsProps) {
  const { values, faults, onChange } = text;
  const { fields } = t.sites;
  return (
    <>
      <FormSection title={t.sites.identity}>
        <FormRow>
          <TypedField {...text} name="name" label={fields.name} isRequired />
          {isNew && <TypedField {...text} name="code" label={fields.code} help={t.sites.codeHelp} isRequired />}
          <TypedField {...text} name="postfix" label={fields.postfix} />
        </FormRow>
        <FormRow>
          <TypedField
            {...text}
            name="address"
            label={fields.address}
            help={t.sites.addressHelp}
            type="url"
            isRequired
          />
          <TypedField {...text} name="domain" label={fields.domain} help={t.sites.domainHelp} />
          <TypedField {...text} name="basePath" label={fields.basePath} help={t.sites.basePathHelp} />
        </FormRow>
        <FormRow>
          <TypedField {...text} name="locale" label={fields.locale} help={t.sites.localeHelp} isRequired />
          <TypedField {...text} name="language" label={fields.language} help={t.sites.languageHelp} isRequired />
          <TypedField {...text} name="currency" label={fields.currency} help={t.sites.currencyHelp} isRequired />
        </FormRow>
        <Switch
          label={fields.isDefault}
          help={staysDefault ? t.sites.staysDefault : t.sites.isDefaultHelp}
          checked={values.isDefault}
          disabled={staysDefault}
          onChange={(isDefault) => onChange({ isDefault })}
        />
      </FormSection>
      <FormSection title={t.sites.appearance.title}>
        <AppearanceFields
          site={storedCode}
          values={values.appearance}
          faults={faultsUnder(faults, '/appearance')}
          onChange={(change) => onChange({ appearance: { ...values.appearance, ...change } })}
        />
      </FormSection>
      <FormSection title={t.sites.featuresTitle}>
        <FeatureFields code={values.code} features={values.features} onChange={(features) => onChange({ features })} />
      </FormSection>
      <FormSection title={t.sites.seller}>
        <p>{t.sites.sellerHelp}</p>
        <SellerFields
          values={values.seller}
          faults={faultsUnder(faults, '/seller')}
          onChange={(change) => onChange({ seller: { ...values.seller, ...change } })}
        />
      </FormSection>
      <FormSection title={t.sites.sales}>
        <FormRow>
          <TypedField
            {...text}
            name="freeDeliveryFrom"
            label={fields.freeDeliveryFrom(values.currency || 'PLN')}
            help={t.sites.freeDeliveryHelp}
            inputMode="decimal"
          />
          <TypedField
            {...text}
            name="returnDays"
            label={fields.returnDays}
            help={t.sites.returnDaysHelp}
            inputMode="numeric"
          />
        </FormRow>
        <Field
          label={fields.cancellationReasons}
          help={t.sites.reasonsHelp}
          errors={faults['/cancellationReasons'] ?? []}
        >
          {(control) => (
            <TextArea
              {...control}
              value={values.cancellationReasons}
              onChange={(event) => onChange({ cancellationReasons: event.target.value })}
            />
          )}
        </Field>
        <Switch
          label={fields.approvesFriends}
          help={t.sites.approvesFriendsHelp}
          checked={values.approvesFriends}
          onChange={(approvesFriends) => onChange({ approvesFriends })}
        />
      </FormSection>
      <FormSection title={t.sites.routes.title}>
        <RoutesFields
          values={values.routes}
          faults={faultsUnder(faults, '/routes')}
          onChange={(change) => onChange({ routes: { ...values.routes, ...change } })}
        />
      </FormSection>
      <FormSection title={t.sites.behaviour.title}>
        <BehaviourFields
          values={values.behaviour}
          onChange={(change) => onChange({ behaviour: { ...values.behaviour, ...change } })}
        />
      </FormSection>
      <FormSection title={t.sites.services.title}>
        <ServicesFields
          values={values.services}
          faults={faultsUnder(faults, '/services')}
          onChange={(change) => onChange({ services: { ...values.services, ...change } })}
        />
      </FormSection>
      <FormSection title={t.sites.rating.title}>
        <RatingFields
          values={values.rating}
          faults={faultsUnder(faults, '/rating')}
          onChange={(change) => onChange({ rating: { ...values.rating, ...change } })}
        />
      </FormSection>
      <FormSection title={t.sites.pages}>
        <FormRow>
          <TypedField {...text} name="terms" label={fields.terms} help={t.sites.pageHelp} />
          <TypedField {...text} name="privacy" label={fields.privacy} />
          <TypedField {...text} name="returnOrder" label={fields.returnOrder} />
        </FormRow>
        <FormRow>
          <TypedField {...text} name="contact" label={fields.contact} help={t.sites.contactHelp} />
          <TypedField {...text} name="whereToBuy" label={fields.whereToBuy} help={t.sites.whereToBuyHelp} />
        </FormRow>
        <TypedField {...text} name="description" label={fields.description} />
      </FormSection>
    </>
  );
}
