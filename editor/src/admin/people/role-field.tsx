import { ROLES, type Role } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';

export interface RoleFieldProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

/** What somebody may do, and what that means. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  return (
    <Field label={t.people.fields.role} help={t.people.roleHelp[value]}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value as Role)}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {t.session.roles[role]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
