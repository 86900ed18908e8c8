import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { REDIRECTION_CODES, type Redirect, useRedirectMutations } from '../../api/content/redirects.ts';
import { FormPage, FormRow, FormSection } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { useRecordFaults } from '../../forms/use-record-faults.tsx';
import { useRemoval } from '../../forms/use-removal.tsx';
import { t } from '../../i18n/pl.ts';
import { siteLabel } from '../../i18n/site-label.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { checkRedirect, fromFormValues, newRedirect, toFormValues } from './redirect.form-values.ts';

const BACK = { to: '/redirects', label: t.redirects.title };
const SHOWN = new Set(['/from', '/to', '/code', '/site']);

export interface RedirectFormProps {
  readonly opened?: Redirect;
  /** Sites that it may be of, the default one first. */
  readonly sites: readonly { readonly code: string; readonly name: string }[];
}

/** Where an address leads, and how. */
export function RedirectForm({ opened, sites }: RedirectFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { save, remove } = useRedirectMutations();
  const [stored, setStored] = useState(opened);
  const { values, set, settle, ...form } = useFormState(
    opened ? toFormValues(opened) : newRedirect(sites[0]?.code ?? ''),
  );
  const { faults, problem, accepts } = useRecordFaults(save, (at) => SHOWN.has(at));
  const removal = useRemoval({
    of: stored && {
      id: stored.id,
      title: t.redirects.removeTitle(stored.from),
      text: t.redirects.removeText,
      removed: t.redirects.removed(stored.from),
    },
    remove,
    listPath: BACK.to,
    settle,
  });
  const text = { values, faults, onChange: set };

  const onSave = () => {
    if (!accepts(checkRedirect(values))) return;
    const id = stored?.id;
    const onSuccess = (saved: Redirect) => {
      setStored(saved);
      settle(toFormValues(saved));
      toast({ tone: 'success', text: t.redirects.saved(saved.from) });
      if (id === undefined) navigate(`/redirects/${saved.id}`, { replace: true });
    };
    save.mutate({ ...(id !== undefined && { id }), redirect: fromFormValues(values) }, { onSuccess });
  };
  return (
    <FormPage
      {...form}
      title={stored?.from ?? t.redirects.create}
      back={BACK}
      actions={removal.button}
      problem={problem}
      faults={faults}
      isReadOnly={false}
      isBusy={save.isPending}
      saveLabel={stored ? t.common.save : t.redirects.createSubmit}
      onSave={onSave}
    >
      <FormSection title={t.redirects.what}>
        <TypedField {...text} name="from" label={t.redirects.fields.from} help={t.redirects.fromHelp} isRequired />
        <TypedField {...text} name="to" label={t.redirects.fields.to} help={t.redirects.toHelp} isRequired />
        <FormRow>
          <Field label={t.redirects.fields.code} help={t.redirects.codeHelp} errors={faults['/code'] ?? []}>
            {(control) => (
              <Select {...control} value={values.code} onChange={(event) => set({ code: event.target.value })}>
                {REDIRECTION_CODES.map((code) => (
                  <option key={code} value={code}>
                    {t.redirects.codes[code]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {sites.length > 1 && (
            <Field label={t.redirects.fields.site} errors={faults['/site'] ?? []}>
              {(control) => (
                <Select {...control} value={values.site} onChange={(event) => set({ site: event.target.value })}>
                  {sites.map((known) => (
                    <option key={known.code} value={known.code}>
                      {siteLabel(known)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </FormRow>
      </FormSection>
      {removal.question}
    </FormPage>
  );
}
