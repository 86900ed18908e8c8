import { isRecord } from '@witryna/module-schemas';
import { Plus } from 'lucide-react';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useSentencesAt } from '../../faults/index.ts';
import { LinkInput } from '../../inspector/index.ts';
import { LimitedText } from '../limited-text.tsx';
import { LinesField, linesOf } from '../lines-field.tsx';
import styles from './content-fields.module.css';
import type { FieldSchema } from './field-schema.ts';
import { ListField } from './list-field.tsx';

export interface RecordsFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly pointer: string;
  /** Of one record: its fields, in the order of its form. */
  readonly schema: FieldSchema;
  readonly value: readonly unknown[];
  readonly maxItems: number;
  readonly readOnly: boolean;
  readonly onChange: (items: readonly unknown[]) => void;
}

type Part = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 200;
const MOST_LINES = 50;

const partOf = (item: unknown): Part => (isRecord(item) ? item : {});
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A list of records with a few fields each, as links with their labels; the first field names a record. */
export function RecordsField({ schema, value, onChange, ...list }: RecordsFieldProps) {
  const { pointer, readOnly } = list;
  const { properties = {} } = schema;
  const fields = Object.entries(properties);
  const [first = ''] = Object.keys(properties);
  const words = properties.href ? t.inspector.content.records.link : t.inspector.content.records.list;
  const empty = Object.fromEntries(fields.map(([name, { type }]) => [name, type === 'array' ? [] : '']));
  return (
    <ListField
      {...list}
      tellsInside
      items={value}
      nameOf={(item, index) => textOf(partOf(item)[first]) || t.inspector.item(words.one, index + 1)}
      onChange={onChange}
      adder={
        <Button icon={Plus} className={styles.add} onClick={() => onChange([...value, empty])}>
          {words.add}
        </Button>
      }
    >
      {(item, index) => (
        <div className={styles.stack}>
          {fields.map(([name, field]) => (
            <RecordField
              key={name}
              label={field.title ?? name}
              pointer={`${pointer}/${index}/${name}`}
              schema={field}
              value={partOf(item)[name]}
              readOnly={readOnly}
              onChange={(next) =>
                onChange(value.map((each, at) => (at === index ? { ...partOf(each), [name]: next } : each)))
              }
            />
          ))}
        </div>
      )}
    </ListField>
  );
}

interface RecordFieldProps extends HrefFieldProps {
  readonly schema: FieldSchema;
  readonly onChange: (value: string | readonly string[]) => void;
}

function RecordField({ schema, value, ...field }: RecordFieldProps) {
  if (schema['x-href']) return <HrefField {...field} value={value} />;
  if (schema.type === 'array')
    return <LinesField {...field} value={linesOf(value)} maxItems={schema.maxItems ?? MOST_LINES} />;
  return <LimitedText {...field} value={value} limit={schema.maxLength ?? LONGEST_TEXT} />;
}

interface HrefFieldProps {
  readonly label: string;
  readonly pointer: string;
  readonly value: unknown;
  readonly readOnly: boolean;
  readonly onChange: (href: string) => void;
}

/** Where a link leads: a page of the shop, or an address. */
export function HrefField({ label, pointer, value, readOnly, onChange }: HrefFieldProps) {
  const errors = useSentencesAt(pointer);
  return (
    <Field label={label} pointer={pointer} errors={errors}>
      {(control) => (
        <LinkInput
          control={control}
          value={textOf(value)}
          disabled={readOnly}
          onChange={(href) => onChange(href ?? '')}
        />
      )}
    </Field>
  );
}
