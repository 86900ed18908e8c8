import { isRecord } from '@witryna/module-schemas';
import { Plus } from 'lucide-react';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSentencesAt } from '../../faults/index.ts';
import { LinkInput } from '../../inspector/index.ts';
import { LimitedText } from '../limited-text.tsx';
import { LinesField, linesOf } from '../lines-field.tsx';
import styles from './content-fields.module.css';
import { ListField } from './list-field.tsx';

export interface RecordListProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly pointer: string;
  readonly value: readonly unknown[];
  readonly maxItems: number;
  readonly readOnly: boolean;
  readonly onChange: (items: readonly unknown[]) => void;
}

type Part = Readonly<Record<string, unknown>>;

const LONGEST_LABEL = 120;
const LONGEST_TITLE = 200;
const MOST_LINES = 50;

const partOf = (item: unknown): Part => (isRecord(item) ? item : {});
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function changed(value: readonly unknown[], index: number, change: Part): readonly unknown[] {
  return value.map((item, at) => (at === index ? { ...partOf(item), ...change } : item));
}

/** Links with their labels. */
export function LinksField({ value, onChange, ...list }: RecordListProps) {
  const { pointer, readOnly } = list;
  return (
    <ListField
      {...list}
      tellsInside
      items={value}
      nameOf={(item, index) => textOf(partOf(item).label) || t.inspector.item(t.pageSettings.link, index + 1)}
      onChange={onChange}
      adder={
        <Button icon={Plus} className={styles.add} onClick={() => onChange([...value, { label: '', href: '' }])}>
          {t.pageSettings.addLink}
        </Button>
      }
    >
      {(item, index) => (
        <div className={styles.stack}>
          <LimitedText
            label={t.pageSettings.linkLabel}
            pointer={`${pointer}/${index}/label`}
            value={partOf(item).label}
            limit={LONGEST_LABEL}
            readOnly={readOnly}
            onChange={(label) => onChange(changed(value, index, { label }))}
          />
          <HrefField
            label={t.pageSettings.linkHref}
            pointer={`${pointer}/${index}/href`}
            value={partOf(item).href}
            readOnly={readOnly}
            onChange={(href) => onChange(changed(value, index, { href }))}
          />
        </div>
      )}
    </ListField>
  );
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

/** Lists that an article keeps beside its text, each with a title. */
export function CustomListsField({ value, onChange, ...list }: RecordListProps) {
  const { pointer, readOnly } = list;
  return (
    <ListField
      {...list}
      tellsInside
      items={value}
      nameOf={(item, index) => textOf(partOf(item).title) || t.inspector.item(t.pageSettings.customList, index + 1)}
      onChange={onChange}
      adder={
        <Button icon={Plus} className={styles.add} onClick={() => onChange([...value, { title: '', items: [] }])}>
          {t.pageSettings.addCustomList}
        </Button>
      }
    >
      {(item, index) => (
        <div className={styles.stack}>
          <LimitedText
            label={t.pageSettings.customListTitle}
            pointer={`${pointer}/${index}/title`}
            value={partOf(item).title}
            limit={LONGEST_TITLE}
            readOnly={readOnly}
            onChange={(title) => onChange(changed(value, index, { title }))}
          />
          <LinesField
            label={t.pageSettings.customListItems}
            pointer={`${pointer}/${index}/items`}
            value={linesOf(partOf(item).items)}
            maxItems={MOST_LINES}
            readOnly={readOnly}
            onChange={(items) => onChange(changed(value, index, { items }))}
          />
        </div>
      )}
    </ListField>
  );
}
