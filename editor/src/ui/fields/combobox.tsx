import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSharedWords } from '../../i18n/shared-words.tsx';
import styles from './combobox.module.css';
import type { FieldControlProps } from './field.tsx';
import { TextInput } from './inputs.tsx';

export interface ComboboxOption {
  readonly id: string;
  /** What the field shows when this one was chosen. */
  readonly label: string;
  readonly content?: ReactNode;
}

export interface ComboboxProps {
  readonly control?: FieldControlProps;
  /** Name for screen readers where no `Field` stands around it. */
  readonly label?: string;
  readonly placeholder?: string;
  /** What is typed. */
  readonly text: string;
  readonly options: readonly ComboboxOption[];
  readonly loading?: boolean;
  readonly disabled?: boolean;
  /** The arrows may go below the last option into nothing, where Enter takes what is typed. */
  readonly onText: (text: string) => void;
  readonly onChoose: (option: ComboboxOption) => void;
  readonly onEnter?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** A text field with a list of suggestions under it (WAI-ARIA combobox with a listbox). */
export function Combobox(props: ComboboxProps) {
  const { common } = useSharedWords();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const { options } = props;
  const shown = open && !props.disabled;
  const at = Math.min(active, options.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  // In a dialog or at the foot of a panel the list may open out of sight.
  const count = options.length;
  useEffect(() => {
    if (shown && count > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, count]);
  useEffect(() => {
    if (shown && at >= 0) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [shown, at]);

  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return;
    setOpen(false);
    setActive(-1);
    props.onChoose(option);
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (options.length > 0) setActive((at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length);
    } else if (event.key === 'Enter') {
      // The form around it must not be sent by a choice.
      event.preventDefault();
      if (shown && at >= 0) choose(options[at]);
      else {
        setOpen(false);
        props.onEnter?.();
      }
    } else if (event.key === 'Escape' && shown) {
      // Closes the list alone, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className={styles.root}>
      <TextInput
        {...props.control}
        role="combobox"
        aria-label={props.label}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? optionId(at) : undefined}
        autoComplete="off"
        placeholder={props.placeholder}
        disabled={props.disabled}
        value={props.text}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          props.onText(event.target.value);
        }}
        // Not on focus: who is led here by a fault, or only passes, is to see what stands below.
        onClick={() => setOpen(true)}
        onFocus={props.onFocus}
        onBlur={() => {
          setOpen(false);
          props.onBlur?.();
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={props.label ?? props.placeholder ?? common.typeToSearch}
        hidden={!shown}
        className={styles.list}
      >
        {options.map((option, index) => (
          <div
            key={option.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onKeyDown={onKeyDown}
          >
            {option.content ?? option.label}
          </div>
        ))}
        {options.length === 0 && (
          <div className={styles.nothing}>{props.loading ? common.loading : common.noResults}</div>
        )}
      </div>
      <span role="status" className="visually-hidden">
        {shown && !props.loading ? common.results(options.length) : ''}
      </span>
    </div>
  );
}
