import type { Faults } from '../../../forms/faults-at-fields.ts';
import { faultsUnder } from '../../../forms/faults-under.ts';
import { FormRow } from '../../../forms/form-page.tsx';
import { TypedField } from '../../../forms/typed-field.tsx';
import { t } from '../../../i18n/pl.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/inputs.tsx';
import { EntriesField } from '../entries-field.tsx';
import { factTitle } from '../facts/fact-title.ts';
import { type CertificateFormValues, NO_CERTIFICATE } from './certificate.form-values.ts';

const MOST_CERTIFICATES = 20;

export interface CertificatesFieldProps {
  readonly value: readonly CertificateFormValues[];
  /** What the product is certified as: each certificate proves one of them. */
  readonly certifications: readonly string[];
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  readonly onChange: (certificates: readonly CertificateFormValues[]) => void;
  readonly onMove: (certificates: readonly CertificateFormValues[]) => void;
}

/** The certificates by which a product proves what it is certified as. */
export function CertificatesField({ value, certifications, faults, isReadOnly, ...props }: CertificatesFieldProps) {
  const words = t.products.certificates;
  return (
    <EntriesField
      {...props}
      label={words.title}
      help={words.help}
      value={value}
      most={MOST_CERTIFICATES}
      isReadOnly={isReadOnly}
      addLabel={words.add}
      empty={{ ...NO_CERTIFICATE, code: certifications[0] ?? '' }}
      nameOf={({ code }, index) => words.name(index + 1, code && factTitle(code))}
      removeLabel={words.out}
    >
      {(certificate, index, set) => {
        const own = { values: certificate, faults: faultsUnder(faults, `/certificates/${index}`), onChange: set };
        return (
          <>
            <FormRow>
              <Field label={words.code} errors={own.faults['/code'] ?? []} required>
                {(control) => (
                  <Select {...control} value={certificate.code} onChange={({ target }) => set({ code: target.value })}>
                    <option value="">{words.choose}</option>
                    {[...new Set([...certifications, certificate.code])].filter(Boolean).map((code) => (
                      <option key={code} value={code}>
                        {factTitle(code)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <TypedField {...own} name="issuer" label={words.issuer} maxLength={200} isRequired />
            </FormRow>
            <FormRow>
              <TypedField {...own} name="number" label={words.number} maxLength={100} spellCheck={false} />
              <TypedField {...own} name="validUntil" label={words.validUntil} help={words.validUntilHelp} type="date" />
            </FormRow>
            <TypedField {...own} name="scope" label={words.scope} maxLength={400} />
          </>
        );
      }}
    </EntriesField>
  );
}
