import { VIDEO_HOSTS } from '@witryna/module-schemas';
import { ChoicesField } from '../../../forms/choices-field.tsx';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { FormRow } from '../../../forms/form-page.tsx';
import { TypedField } from '../../../forms/typed-field.tsx';
import { t } from '../../../i18n/pl.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { ScriptFields } from './script-fields.tsx';
import type { ServicesFormValues } from './services.form-values.ts';

export interface ServicesFieldsProps {
  readonly values: ServicesFormValues;
  readonly faults: Faults;
  readonly onChange: (change: Partial<ServicesFormValues>) => void;
}

/** What the pages of a site may load of other companies. */
export function ServicesFields(fields: ServicesFieldsProps) {
  const { values, onChange } = fields;
  const words = t.sites.services;
  return (
    <>
      <p>{words.help}</p>
      <ChoicesField
        label={words.videoHosts}
        choices={VIDEO_HOSTS.map((host) => [host, words.hosts[host]] as const)}
        value={values.videoHosts}
        onChange={(videoHosts) => onChange({ videoHosts })}
      />
      <TypedField {...fields} name="tileUrl" label={words.tileUrl} help={words.tileUrlHelp} type="url" />
      <FormRow>
        <TypedField
          {...fields}
          name="attribution"
          label={words.attribution}
          help={words.attributionHelp}
          isRequired={values.tileUrl.trim() !== ''}
        />
        <TypedField {...fields} name="attributionUrl" label={words.attributionUrl} type="url" />
      </FormRow>
      <Switch
        label={words.geolocation}
        help={words.geolocationHelp}
        checked={values.geolocation}
        onChange={(geolocation) => onChange({ geolocation })}
      />
      <Switch
        label={words.googlePay}
        help={words.googlePayHelp}
        checked={values.googlePay}
        onChange={(googlePay) => onChange({ googlePay })}
      />
      <ScriptFields
        {...fields}
        title={words.marketing}
        help={words.marketingHelp}
        name="marketing"
        values={values.marketing}
        onChange={(change) => onChange({ marketing: { ...values.marketing, ...change } })}
      />
      <ScriptFields
        {...fields}
        title={words.tags}
        help={words.tagsHelp}
        name="tags"
        values={values.tags}
        onChange={(change) => onChange({ tags: { ...values.tags, ...change } })}
      />
    </>
  );
}
