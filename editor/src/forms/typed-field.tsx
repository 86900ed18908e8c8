import type { ComponentProps } from 'react';
import { Field } from '../ui/fields/field.tsx';
import { TextArea, TextInput } from '../ui/fields/inputs.tsx';
import type { Faults } from './faults-at-fields.ts';

/** Names of those values of a form that are typed as text. */
type TextNames<T> = { [Name in keyof T]: T[Name] extends string ? Name : never }[keyof T] & string;

export interface TypedFieldProps<T> {
  readonly values: T;
  readonly faults: Faults;
  readonly onChange: (change: Partial<T>) => void;
  readonly name: TextNames<T>;
  readonly label: string;
  readonly help?: string | undefined;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly type?: ComponentProps<'input'>['type'];
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  /** False for what is no word of a language: an address, a number of a product. */
  readonly spellCheck?: boolean;
  /** Lines of a longer text; without it there is one. */
  readonly rows?: number;
}

/** One text of a form: its value, and the faults that are told of it. */
export function TypedField<T extends object>(props: TypedFieldProps<T>) {
  const { values, faults, onChange, name, label, help, isRequired, maxLength, type, inputMode, spellCheck, rows } =
    props;
  const typed = (event: { readonly target: { readonly value: string } }) =>
    onChange({ [name]: event.target.value } as unknown as Partial<T>);
  return (
    <Field label={label} help={help} errors={faults[`/${name}`]} required={isRequired}>
      {(control) =>
        rows === undefined ? (
          <TextInput
            {...control}
            type={type ?? 'text'}
            inputMode={inputMode}
            autoComplete="off"
            spellCheck={spellCheck}
            maxLength={maxLength}
            value={values[name] as string}
            onChange={typed}
          />
        ) : (
          <TextArea
            {...control}
            rows={rows}
            spellCheck={spellCheck}
            maxLength={maxLength}
            value={values[name] as string}
            onChange={typed}
          />
        )
      }
    </Field>
  );
}
