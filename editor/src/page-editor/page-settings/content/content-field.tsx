import { LimitedText } from '../limited-text.tsx';
import { LinesField, linesOf } from '../lines-field.tsx';
import { MomentSetting } from '../moment-setting.tsx';
import { ChoicesList } from './choices-list.tsx';
import { DelayedField } from './delayed-field.tsx';
import type { FieldSchema } from './field-schema.ts';
import { PictureField, PicturesField } from './picture-fields.tsx';
import { HrefField, RecordsField } from './records-field.tsx';
import { type PickedKind, ReferenceField, ReferencesField } from './reference-fields.tsx';

export interface ContentFieldProps {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly value: unknown;
  readonly readOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

/** Texts of this length and longer are written in several lines. */
const SEVERAL_LINES = 400;
const MANY = 100;

/** One property of content, by what its schema says it holds. */
export function ContentField({ name, schema, value, readOnly, onChange }: ContentFieldProps) {
  const label = schema.title ?? name;
  const pointer = `/contentProperties/${name}`;
  const help = schema.description;
  const plain = { label, pointer, readOnly };
  const kind = schema['x-reference'];
  if (schema.type === 'array')
    return <ContentList {...plain} help={help} schema={schema} value={value} onChange={onChange} />;
  if (name === 'delayed') return <DelayedField {...plain} help={help ?? ''} value={value} onChange={onChange} />;
  if (schema['x-moment']) return <MomentSetting {...plain} help={help ?? ''} value={value} onChange={onChange} />;
  if (kind === 'file') return <PictureField {...plain} value={value} onChange={onChange} />;
  if (kind)
    return <ReferenceField {...plain} help={help} kind={kind as PickedKind} value={value} onChange={onChange} />;
  if (schema['x-href']) return <HrefField {...plain} value={value} onChange={onChange} />;
  const limit = schema.maxLength ?? SEVERAL_LINES;
  return (
    <LimitedText
      {...plain}
      help={help}
      value={value}
      limit={limit}
      multiline={limit >= SEVERAL_LINES}
      onChange={onChange}
    />
  );
}

interface ContentListProps extends Omit<ContentFieldProps, 'name'> {
  readonly label: string;
  readonly help: string | undefined;
  readonly pointer: string;
}

function ContentList({ schema, value, ...list }: ContentListProps) {
  const { items = {}, maxItems = MANY } = schema;
  const all = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const kind = items['x-reference'];
  if (items.enum)
    return (
      <ChoicesList
        {...list}
        value={all}
        maxItems={maxItems}
        choices={items.enum}
        titles={items['x-enumTitles'] ?? {}}
      />
    );
  if (kind === 'file') return <PicturesField {...list} value={all} maxItems={maxItems} />;
  if (kind) return <ReferencesField {...list} value={all} maxItems={maxItems} kind={kind as PickedKind} />;
  if (items.properties) return <RecordsField {...list} schema={items} value={all} maxItems={maxItems} />;
  const { label, pointer, readOnly, onChange } = list;
  return (
    <LinesField
      label={label}
      pointer={pointer}
      readOnly={readOnly}
      value={linesOf(value)}
      maxItems={maxItems}
      onChange={onChange}
    />
  );
}
