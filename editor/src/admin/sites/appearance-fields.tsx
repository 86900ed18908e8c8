import type { MediaFile } from '@witryna/module-schemas';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { FormRow } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import type { AppearanceFormValues } from './appearance.form-values.ts';
import { FileAddressField } from './file-address-field.tsx';
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

/** A small square of the picture: browsers fetch it with every first page. */
function iconOf({ url, srcset = [] }: MediaFile): string {
  const squares = srcset.filter(({ ratio, mime }) => ratio === 'square' && mime === 'image/webp');
  return squares.find(({ width }) => width >= ICON_WIDTH)?.url ?? url;
}

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
            {...(name === 'favicon' && { addressOf: iconOf })}
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
