import { useId } from 'react';
import type { SectionName } from '../../api/content/saved-sections.ts';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';

/** As the registry limits them. */
const LONGEST_NAME = 80;
const LONGEST_GROUP = 40;

export interface SectionNameFieldsProps {
  readonly value: SectionName;
  /** Groups that there are already. */
  readonly groups: readonly string[];
  /** What is wrong with the name. */
  readonly fault: string | undefined;
  readonly onChange: (value: SectionName) => void;
}

/** What a section is called, and where it stands in the palette. */
export function SectionNameFields({ value, groups, fault, onChange }: SectionNameFieldsProps) {
  const words = t.savedSections.save;
  const listId = useId();
  return (
    <>
      <Field label={words.name} help={words.nameHelp} required errors={fault === undefined ? [] : [fault]}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={value.name}
            onChange={(event) => onChange({ ...value, name: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.group} help={words.groupHelp}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST_GROUP}
            autoComplete="off"
            list={listId}
            value={value.group}
            onChange={(event) => onChange({ ...value, group: event.target.value })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  );
}

/** What is wrong with a name before it is sent, or for what it was refused. */
export function faultOfName({ name }: SectionName, isTaken: boolean): string | undefined {
  const words = t.savedSections.save;
  if (name.trim() === '') return words.nameMissing;
  return isTaken ? words.nameTaken : undefined;
}
