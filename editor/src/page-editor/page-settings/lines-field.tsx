import { useEffect, useState } from 'react';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { isSameValue } from '../document/index.ts';
import { useSentencesAt } from '../faults/index.ts';

export interface LinesFieldProps {
  readonly label: string;
  /** Where it lies in the page, a JSON pointer: its faults are told here. */
  readonly pointer: string;
  readonly value: readonly string[];
  readonly maxItems: number;
  readonly readOnly: boolean;
  readonly onChange: (lines: readonly string[]) => void;
}

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The lines of a list; a draft may hold anything in its place. */
export function linesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}

/** A list of short words, one to a line. */
export function LinesField({ label, pointer, value, maxItems, readOnly, onChange }: LinesFieldProps) {
  const sentences = useSentencesAt(pointer);
  const [text, setText] = useState(value.join('\n'));

  // Half-typed lines stay as they are; only what came from elsewhere replaces them.
  useEffect(() => {
    setText((current) => (isSameValue(toLines(current), value) ? current : value.join('\n')));
  }, [value]);

  return (
    <Field
      label={label}
      help={t.inspector.content.listHelp}
      pointer={pointer}
      errors={value.length > maxItems ? [t.inspector.limitReached(maxItems)] : sentences}
    >
      {(control) => (
        <TextArea
          {...control}
          value={text}
          readOnly={readOnly}
          onChange={(event) => {
            setText(event.target.value);
            onChange(toLines(event.target.value));
          }}
        />
      )}
    </Field>
  );
}
