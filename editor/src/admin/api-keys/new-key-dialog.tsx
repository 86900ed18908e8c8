import { useState } from 'react';
import { API_SCOPES, type ApiScope, useApiKeyMutations } from '../../api/operations/api-keys.ts';
import { ChoicesField } from '../../forms/choices-field.tsx';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fromShopTime } from '../../forms/shop-day.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';

interface TypedKey {
  readonly name: string;
  readonly expiresAt: string;
  readonly scopes: readonly ApiScope[];
}

const EMPTY: TypedKey = { name: '', expiresAt: '', scopes: [] };

export interface NewKeyDialogProps {
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

/** A key for one more system, with no more than it needs. */
export function NewKeyDialog({ onMade, onClose }: NewKeyDialogProps) {
  const { create } = useApiKeyMutations();
  const [values, setValues] = useState(EMPTY);
  const [found, setFound] = useState<Faults>({});
  const onSubmit = () => {
    const wrong = checkKey(values);
    setFound(wrong);
    create.reset();
    if (Object.keys(wrong).length > 0) return;
    const expiresAt = endOf(values.expiresAt);
    create.mutate(
      { name: values.name.trim(), scopes: values.scopes, ...(expiresAt && { expiresAt }) },
      {
        onSuccess: ({ key }) => {
          onClose();
          onMade(key);
        },
      },
    );
  };
  const faults = { ...faultsAtFields(create.error), ...found };
  const text = { values, faults, onChange: (change: Partial<TypedKey>) => setValues({ ...values, ...change }) };
  return (
    <FormDialog
      title={t.apiKeys.create}
      submitLabel={t.apiKeys.createSubmit}
      isBusy={create.isPending}
      error={create.error}
      isChanged={values !== EMPTY}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TypedField {...text} name="name" label={t.apiKeys.fields.name} help={t.apiKeys.nameHelp} isRequired />
      <ChoicesField
        label={t.apiKeys.fields.scopes}
        choices={API_SCOPES.map((scope) => [scope, t.apiKeys.scopes[scope] ?? scope])}
        value={values.scopes}
        errors={faults['/scopes']}
        onChange={(scopes) => setValues({ ...values, scopes })}
      />
      <TypedField
        {...text}
        name="expiresAt"
        label={t.apiKeys.fields.expiresAt}
        help={t.apiKeys.expiresHelp}
        type="date"
      />
    </FormDialog>
  );
}

/** The chosen day counts to its end. */
const endOf = (day: string) => (day === '' ? undefined : fromShopTime(`${day}T23:59`));

function checkKey({ name, scopes }: TypedKey): Faults {
  return {
    ...(name.trim() === '' && { '/name': [t.forms.required] }),
    ...(scopes.length === 0 && { '/scopes': [t.apiKeys.noScopes] }),
  };
}
