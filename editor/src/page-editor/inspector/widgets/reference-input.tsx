import { normalizeForSearch } from '@witryna/module-schemas';
import { X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import type { FieldControlProps } from '../../../ui/fields/field.tsx';
import styles from './reference-input.module.css';

export interface ReferenceChoice {
  readonly key: string;
  readonly name: string;
  /** Small words under the name: where it stands, its price. */
  readonly detail?: string;
}

export interface ReferenceInputProps {
  readonly control: FieldControlProps;
  readonly placeholder: string;
  readonly value: string | undefined;
  readonly choices: readonly ReferenceChoice[];
  /** Name of the chosen one where `choices` does not hold it. */
  readonly chosenName?: string;
  readonly loading: boolean;
  readonly disabled?: boolean;
  /** The server has searched already: `choices` are its answer. */
  readonly searched?: boolean;
  readonly onText?: (text: string) => void;
  readonly onChange: (key: string | undefined) => void;
}

const MOST_SHOWN = 50;

/** The key of something in the catalogue, chosen by its name. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { control, value, choices, loading, disabled, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const chosen = choices.find((choice) => choice.key === value)?.name ?? props.chosenName;
  const words = normalizeForSearch(typed?.trim() ?? '');
  const matching = props.searched
    ? choices
    : choices.filter((choice) =>
        normalizeForSearch(`${choice.name} ${choice.detail ?? ''} ${choice.key}`).includes(words),
      );
  const isMissing = value !== undefined && chosen === undefined && !loading && typed === undefined;
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <div className={styles.field}>
          <Combobox
            control={control}
            placeholder={props.placeholder}
            text={typed ?? chosen ?? value ?? ''}
            options={matching.slice(0, MOST_SHOWN).map((choice) => ({
              id: choice.key,
              label: choice.name,
              content: (
                <span className={styles.option}>
                  {choice.name}
                  {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
                </span>
              ),
            }))}
            loading={loading}
            disabled={disabled}
            onText={(text) => {
              setTyped(text);
              props.onText?.(text);
            }}
            onChoose={(option) => {
              setTyped(undefined);
              onChange(option.id);
            }}
            onBlur={() => setTyped(undefined)}
          />
        </div>
        {value !== undefined && !disabled && (
          <IconButton icon={X} size="small" label={t.inspector.reference.clear} onClick={() => onChange(undefined)} />
        )}
      </div>
      {isMissing && <p className={styles.missing}>{t.inspector.reference.missing}</p>}
    </div>
  );
}
