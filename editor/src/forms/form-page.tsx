import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { type BackTarget, RecordHeading } from '../ui/layout/record-heading.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import type { Faults } from './faults-at-fields.ts';
import styles from './form-page.module.css';
import { LeaveGuard } from './leave-guard.tsx';

export interface FormPageProps {
  readonly title: string;
  readonly badge?: ReactNode;
  /** Absent where the way back is the bar above. */
  readonly back?: BackTarget;
  /** What can be done beside saving. */
  readonly actions?: ReactNode;
  /** Why it was not saved, above the form. */
  readonly problem?: ReactNode;
  /** Faults at the fields: the first of them gets the focus. */
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  readonly isChanged: boolean;
  readonly isDirty: () => boolean;
  readonly isBusy: boolean;
  readonly saveLabel?: string;
  readonly onSave: () => void;
  /** What stands beside the fields where there is room, else below them. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One thing with all its fields: where one came from, what it is called, and saving at the foot. */
export function FormPage(props: FormPageProps) {
  const { title, back, faults, isReadOnly, isChanged, isBusy, onSave } = props;
  const form = useRef<HTMLFormElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useDocumentTitle(title);

  // By what they say, or each sign that is typed would take the focus away to a fault that was shown before.
  const shownFaults = Object.keys(faults).length > 0 ? JSON.stringify(faults) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who saves again is led to the same faults again.
  useEffect(() => {
    if (shownFaults) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shownFaults, attempts]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // Saving stands at the foot, in sight on any form; why it was not saved stands above all fields.
  const hasProblem = Boolean(props.problem) && !isBusy && shownFaults === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who saves again is led to the same problem again.
  useEffect(() => {
    if (hasProblem) problem.current?.scrollIntoView({ block: 'center' });
  }, [hasProblem, attempts]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReadOnly || isBusy) return;
    setAttempts((before) => before + 1);
    onSave();
  };
  return (
    <>
      <RecordHeading title={title} back={back} badges={props.badge} actions={props.actions} />
      <div ref={problem}>{props.problem && <Notice tone="danger">{props.problem}</Notice>}</div>
      {isReadOnly && <Notice>{t.forms.readOnly}</Notice>}
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit}
        className={styles.form}
        data-wide={props.aside ? true : undefined}
        aria-label={title}
      >
        <fieldset disabled={isReadOnly} className={props.aside ? styles.columns : styles.fields}>
          {props.aside ? <div className={styles.fields}>{props.children}</div> : props.children}
          {props.aside && <div className={styles.fields}>{props.aside}</div>}
        </fieldset>
        {!isReadOnly && (
          <div data-form-foot className={styles.foot}>
            <p role="status" className={styles.state}>
              {isChanged && t.forms.unsaved}
            </p>
            <Button type="submit" appearance="primary" busy={isBusy} shortcut="Ctrl+S">
              {props.saveLabel ?? t.common.save}
            </Button>
          </div>
        )}
      </form>
      <LeaveGuard isDirty={props.isDirty} />
    </>
  );
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Fields side by side where there is room. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
