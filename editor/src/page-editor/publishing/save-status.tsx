import { CircleAlert, CircleCheck, CloudOff, RefreshCw } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { Autosaver } from './autosaver.ts';
import { saveSentence } from './save-sentence.ts';
import styles from './save-status.module.css';
import { useSaveState } from './use-autosave.ts';

export interface SaveStatusProps {
  readonly autosaver: Autosaver;
  /** What is saved is what the shop shows: there is no draft to speak of. */
  readonly isPublished: boolean;
  readonly onShowRefusals: () => void;
}

/** „Szkic zapisany 12:04”, or why not, and what to do about it. */
export function SaveStatus({ autosaver, isPublished, onShowRefusals }: SaveStatusProps) {
  const phase = useSaveState(autosaver, (state) => state.phase);
  const sentence = useSaveState(autosaver, saveSentence);
  const isTrouble = phase === 'waiting' || phase === 'refused' || phase === 'conflict' || phase === 'signed-out';
  return (
    <div className={styles.status} data-trouble={isTrouble || undefined}>
      <span className={styles.icon}>
        {phase === 'saving' && <Spinner />}
        {phase === 'resting' && <CircleCheck size={15} aria-hidden="true" />}
        {phase === 'waiting' && <CloudOff size={15} aria-hidden="true" />}
        {(phase === 'refused' || phase === 'conflict' || phase === 'signed-out') && (
          <CircleAlert size={15} aria-hidden="true" />
        )}
      </span>
      {/* Troubles are told at once; that all is saved may wait until the reader has finished. */}
      <span role={isTrouble ? 'alert' : 'status'} className={styles.words}>
        {phase === 'resting' && isPublished ? t.publishing.nothingToPublish : sentence}
      </span>
      {phase === 'refused' && (
        <Button appearance="quiet" onClick={onShowRefusals}>
          {t.publishing.goToFault}
        </Button>
      )}
      {phase === 'waiting' && (
        <Button appearance="quiet" icon={RefreshCw} onClick={autosaver.retry}>
          {t.publishing.saveNow}
        </Button>
      )}
    </div>
  );
}
