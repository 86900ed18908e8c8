import { LOGO_WIDTH, type MediaFile, webpUrl } from '@witryna/module-schemas';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { FormRow } from '../../../forms/form-page.tsx';
import { TypedField } from '../../../forms/typed-field.tsx';
import { t } from '../../../i18n/pl.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/inputs.tsx';
import { FileAddressField } from '../file-address-field.tsx';
import type { AppearanceFormValues } from './appearance.form-values.ts';
import { SnippetSelect } from './snippet-select.tsx';

export interface AppearanceFieldsProps {
  /** Code of a site that is there; snippets belong to one. */
  readonly site: string | undefined;
  readonly values: AppearanceFormValues;
  readonly faults: Faults;
  readonly onChange: (change: Partial<AppearanceFormValues>) => void;
}

const SNIPPETS = ['headerSnippet', 'footerSnippet'] as const;
const PICTURES = ['logo', 'darkLogo', 'favicon', 'socialImage'] as const;
const ICON_WIDTH = 160;

/** Browsers fetch icon and logo with every first page: they are as small as they are shown. */
const ADDRESS_OF: Readonly<Partial<Record<(typeof PICTURES)[number], (file: MediaFile) => string>>> = {
  favicon: (file) => webpUrl(file, ICON_WIDTH, 'square'),
  logo: (file) => webpUrl(file, LOGO_WIDTH),
  darkLogo: (file) => webpUrl(file, LOGO_WIDTH),
};

/** Header and footer, logos, and what modules say of the whole shop. */
export function AppearanceFields(fields: AppearanceFieldsProps) {
  const { site, values, faults, onChange } = fields;
  const words = t.sites.appearance;
  return (
    <>
      {site !== undefined && (
        <FormRow>
          {SNIPPETS.map((name) => (
            <SnippetSelect
              key={name}
              site={site}
              label={words[name]}
              help={words.snippetHelp}
              errors={faults[`/${name}`]}
              value={values[name]}
              onChange={(slug) => onChange({ [name]: slug })}
            />
          ))}
        </FormRow>
      )}
      <FormRow>
        {PICTURES.map((name) => (
          <FileAddressField
            key={name}
            label={words[name]}
            help={words.pictureHelp[name]}
            errors={faults[`/${name}`]}
            value={values[name]}
            isDark={name === 'darkLogo'}
            addressOf={ADDRESS_OF[name]}
            onChange={(address) => onChange({ [name]: address })}
          />
        ))}
      </FormRow>
      <Field label={words.benefits} help={words.benefitsHelp} errors={faults['/benefits'] ?? []}>
        {(control) => (
          <TextArea
            {...control}
            value={values.benefits}
            onChange={(event) => onChange({ benefits: event.target.value })}
          />
        )}
      </Field>
      <FormRow>
        <TypedField
          {...fields}
          name="cutOffHour"
          label={words.cutOffHour}
          help={words.cutOffHourHelp}
          inputMode="numeric"
        />
        <TypedField
          {...fields}
          name="searchMinLength"
          label={words.searchMinLength}
          help={words.defaultHelp(2)}
          inputMode="numeric"
        />
        <TypedField
          {...fields}
          name="searchPerPage"
          label={words.searchPerPage}
          help={words.defaultHelp(8)}
          inputMode="numeric"
        />
      </FormRow>
    </>
  );
}
