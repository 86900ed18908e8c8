import { isRecord } from '@witryna/module-schemas';
import { t } from '../../i18n/pl.ts';
import { thumbnailOf } from '../../media/index.ts';
import { useInspector } from '../inspector/index.ts';
import styles from './conflict-dialog.module.css';
import { isRichTextValue, ReadableRichText } from './readable-rich-text.tsx';

/** The parts of a schema that say how a value reads. */
export interface ReadableSchema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, ReadableSchema>>;
  readonly items?: ReadableSchema;
  readonly oneOf?: readonly ReadableSchema[];
  readonly const?: unknown;
  readonly 'x-reference'?: string;
  readonly 'x-enumTitles'?: Readonly<Record<string, string>>;
}

interface ReadableValueProps {
  readonly value: unknown;
  readonly schema: ReadableSchema | undefined;
}

/** A value of a field as a person reads it: a text with its formatting, a picture as one, a group with its names. */
export function ReadableValue({ value, schema }: ReadableValueProps) {
  if (value === undefined || value === '') return <em className={styles.absent}>{t.conflict.absent}</em>;
  if (isRichTextValue(value)) return <ReadableRichText document={value} />;
  if (typeof value === 'boolean') return <>{value ? t.conflict.yes : t.conflict.no}</>;
  if (schema?.['x-reference'] === 'file') return <ReadableFile id={String(value)} />;
  if (schema?.['x-reference'] === 'product') return <ReadableProduct sku={String(value)} />;
  if (typeof value === 'string' || typeof value === 'number')
    return <>{schema?.['x-enumTitles']?.[String(value)] ?? String(value)}</>;
  if (Array.isArray(value)) return <ReadableList items={value} schema={schema?.items} />;
  if (isRecord(value)) return <ReadableGroup group={value} schema={schema} />;
  return <>{String(value)}</>;
}

function ReadableList({ items, schema }: { items: readonly unknown[]; schema: ReadableSchema | undefined }) {
  if (items.length === 0) return <em className={styles.absent}>{t.conflict.empty}</em>;
  return (
    <ol className={styles.items}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a list have no identity but their place.
        <li key={place}>
          <ReadableValue value={item} schema={schema} />
        </li>
      ))}
    </ol>
  );
}

interface ReadableGroupProps {
  readonly group: Readonly<Record<string, unknown>>;
  readonly schema: ReadableSchema | undefined;
}

function ReadableGroup({ group, schema }: ReadableGroupProps) {
  const option = schema?.oneOf?.find(({ properties }) => properties?.kind?.const === group.kind);
  const properties = { ...schema?.properties, ...option?.properties };
  return (
    <dl className={styles.group}>
      {option?.title && <dt>{option.title}</dt>}
      {Object.entries(group)
        .filter(([name]) => name !== 'kind')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{properties[name]?.title ?? name}</dt>
            <dd>
              <ReadableValue value={value} schema={properties[name]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function ReadableFile({ id }: { readonly id: string }) {
  const file = useInspector().related.files[id];
  if (!file) return <>{t.conflict.file(id)}</>;
  return (
    <span className={styles.file}>
      <img src={thumbnailOf(file)} alt="" />
      {file.title ?? file.alt ?? t.conflict.file(id)}
    </span>
  );
}

function ReadableProduct({ sku }: { readonly sku: string }) {
  const product = useInspector().related.products[sku];
  return <>{product ? `${product.name} (${sku})` : sku}</>;
}
