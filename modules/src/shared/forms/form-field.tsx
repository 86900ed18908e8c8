import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './forms.module.css';
import type { ActionForm } from './use-action-form.ts';

interface FieldProps {
  readonly form: ActionForm;
  readonly name: string;
  readonly label: string;
}

/** Id of a field, for the link of a summary. */
export const fieldId = ({ id }: Pick<ActionForm, 'id'>, name: string): string => `${id}${name}`;

/** What an element of a field needs: its id, its name, and the sentence that says what is wrong with it. */
function fieldAttributes(form: ActionForm, name: string) {
  const id = fieldId(form, name);
  const hasFault = form.faultOf(name) !== undefined;
  return {
    id,
    name,
    'aria-invalid': hasFault || undefined,
    'aria-describedby': hasFault ? `${id}-fault` : undefined,
  };
}

/** A label, a field, and what is wrong with it. */
function Labelled({ form, name, label, children }: FieldProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(form, name)}>
        {label}
      </label>
      {children}
      <FieldFault form={form} name={name} />
    </div>
  );
}

function FieldFault({ form, name }: Omit<FieldProps, 'label'>) {
  const fault = form.faultOf(name);
  return (
    fault !== undefined && (
      <p className={styles.fault} id={`${fieldId(form, name)}-fault`}>
        {fault}
      </p>
    )
  );
}

/** One line to write in. */
export function TextField({
  form,
  name,
  label,
  ...input
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>) {
  return (
    <Labelled form={form} name={name} label={label}>
      <input className={styles.input} {...input} {...fieldAttributes(form, name)} />
    </Labelled>
  );
}

/** Many lines to write in. */
export function TextAreaField({ form, name, label, isRequired }: FieldProps & { readonly isRequired: boolean }) {
  return (
    <Labelled form={form} name={name} label={label}>
      <textarea className={styles.input} rows={6} required={isRequired} {...fieldAttributes(form, name)} />
    </Labelled>
  );
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly string[];
  /** What stands there before anything is chosen. */
  readonly placeholder: string;
}

/** One of several. */
export function SelectField({ form, name, label, options, placeholder }: SelectFieldProps) {
  return (
    <Labelled form={form} name={name} label={label}>
      <select className={styles.input} required defaultValue="" {...fieldAttributes(form, name)}>
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Labelled>
  );
}

interface ConsentFieldProps extends Omit<FieldProps, 'label'> {
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

/** A box to tick with a sentence, never ticked beforehand. */
export function ConsentField({ form, name, isOptional, children }: ConsentFieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.consent}>
        <input type="checkbox" value="true" required={!isOptional} {...fieldAttributes(form, name)} />
        <label htmlFor={fieldId(form, name)}>{children}</label>
      </div>
      <FieldFault form={form} name={name} />
    </div>
  );
}
