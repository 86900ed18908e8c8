import {
  LONGEST_DOCUMENT_TITLE,
  type MediaFile,
  PRODUCT_DOCUMENT_KINDS,
  type ProductDocumentKind,
} from '@witryna/module-schemas';
import { FileText } from 'lucide-react';
import type { DocumentBody } from '../../../api/commerce/products.ts';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { FormRow } from '../../../forms/form-page.tsx';
import { formatBytes } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { fileName } from '../../../media/index.ts';
import { Field, FieldErrors } from '../../../ui/fields/field.tsx';
import { Select, TextInput } from '../../../ui/fields/inputs.tsx';
import styles from '../entries-field.module.css';
import { type EntryPlace, EntryTools } from '../entry-tools.tsx';

export interface DocumentFieldsProps {
  readonly document: DocumentBody;
  /** Undefined until it is loaded, and for one that is gone. */
  readonly file: MediaFile | undefined;
  readonly place: EntryPlace;
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  readonly onChange: (document: DocumentBody) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One document: its file, which opens, what it is called in the shop, and what it is. */
export function DocumentFields(props: DocumentFieldsProps) {
  const { document, file, place, faults, isReadOnly, onChange, onMove, onRemove } = props;
  const { index } = place;
  const name = document.title.trim() || (file ? fileName(file) : t.media.untitled(document.file));
  const faultsOf = (field: 'title' | 'kind' | 'file') => faults[`/documents/${index}/${field}`] ?? [];
  return (
    <fieldset className={styles.document}>
      <legend className="visually-hidden">{t.products.documentName(index + 1, name)}</legend>
      <div className={styles.head}>
        <FileText size={18} aria-hidden="true" className={styles.sign} />
        <span className={styles.file}>
          {file ? (
            <>
              <a href={file.url} target="_blank" rel="noreferrer">
                {fileName(file)}
              </a>{' '}
              <span className={styles.size}>PDF, {formatBytes(file.size)}</span>
            </>
          ) : (
            t.media.untitled(document.file)
          )}
        </span>
        {!isReadOnly && (
          <EntryTools
            name={name}
            place={place}
            removeLabel={t.products.documentOut(name)}
            onMove={onMove}
            onRemove={onRemove}
          />
        )}
      </div>
      <FieldErrors errors={faultsOf('file')} />
      <FormRow>
        <Field
          label={t.products.fields.documentTitle}
          help={t.products.documentTitleHelp}
          errors={faultsOf('title')}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={LONGEST_DOCUMENT_TITLE}
              value={document.title}
              onChange={(event) => onChange({ ...document, title: event.target.value })}
            />
          )}
        </Field>
        <Field label={t.products.fields.documentKind} errors={faultsOf('kind')} required>
          {(control) => (
            <Select
              {...control}
              value={document.kind}
              onChange={(event) => onChange({ ...document, kind: event.target.value as ProductDocumentKind })}
            >
              {PRODUCT_DOCUMENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t.products.documentKinds[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FormRow>
    </fieldset>
  );
}
