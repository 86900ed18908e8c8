import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { conflictQuery, createPage } from '../../api/content/pages.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import type { PageForEditing, PageSummary, RevisionConflict } from '../../api/types.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { copyOfPage } from '../../pages/index.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { isSameValue, openPage } from '../document/index.ts';
import { useDocumentStore, usePagePart } from '../editing/index.ts';
import { mergePages, rebaseHistory, type Side } from '../merge/index.ts';
import type { Autosaver } from '../publishing/index.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import styles from './conflict-dialog.module.css';

export interface ConflictDialogProps {
  readonly page: PageSummary;
  readonly conflict: RevisionConflict;
  readonly autosaver: Autosaver;
  /** Their version is what is edited here from now on, with the own changes on top. */
  readonly onTaken: (theirs: PageForEditing) => void;
  /** Shows their version beside, to look at. */
  readonly onSee: (theirs: PageForEditing) => void;
}

type Choices = ReadonlyMap<string, Side>;
const NO_CHOICES: Choices = new Map();

/** Somebody saved first: what goes together is joined unasked; of what does not, both versions stand side by side. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { page, conflict } = props;
  const theirs = useQuery(conflictQuery(useApi(), page.id, conflict.found));
  if (theirs.data) return <Joining {...props} theirs={theirs.data} />;
  if (!theirs.isError) return null;
  return (
    <Dialog
      role="alertdialog"
      title={t.conflict.title}
      actions={<Button onClick={() => void theirs.refetch()}>{t.common.retry}</Button>}
    >
      <Notice tone="danger">{errorSentence(theirs.error)}</Notice>
    </Dialog>
  );
}

function Joining({
  page,
  conflict,
  autosaver,
  theirs,
  onTaken,
  onSee,
}: ConflictDialogProps & { theirs: PageForEditing }) {
  const api = useApi();
  const store = useDocumentStore();
  const navigate = useNavigate();
  const toast = useToast();
  const [dropping, setDropping] = useState(false);
  const [choices, setChoices] = useState(NO_CHOICES);
  const mine = usePagePart((document) => document);
  const versions = useMemo(
    () => ({ base: autosaver.getBase(), mine, theirs: openPage(theirs.document) }),
    [autosaver, mine, theirs],
  );
  const { page: merged, conflicts } = useMemo(
    () => mergePages(versions, (key) => choices.get(key) ?? 'theirs'),
    [versions, choices],
  );
  const who = conflict.savedBy ?? t.conflict.someone;
  const names = { mine: t.conflict.mine, theirs: who };
  const left = conflicts.filter(({ key }) => !choices.has(key)).length;

  const take = (document: typeof merged) => {
    if (!isSameValue(document, store.getPage())) store.replacePage(document, rebaseHistory);
    const isTheirs = isSameValue(document, versions.theirs);
    autosaver.rebase({
      version: theirs.version,
      savedRevision: isTheirs ? store.getRevision() : store.getRevision() - 1,
      savedAt: theirs.page.updatedAt,
      faults: theirs.faults,
      document: versions.theirs,
    });
    onTaken(theirs);
  };
  const join = () => {
    take(merged);
    const isOnlyTheirs = isSameValue(versions.base, versions.mine);
    if (!isSameValue(versions.base, versions.theirs))
      toast({ tone: 'success', text: isOnlyTheirs ? t.conflict.loaded(who) : t.conflict.joined(who) });
    const { publishedAt } = theirs.page;
    if (publishedAt !== undefined && publishedAt !== page.publishedAt)
      toast({ tone: 'success', text: t.conflict.published(who) });
  };
  const isAsking = conflicts.length > 0 || choices.size > 0;
  const joinUnasked = useEffectEvent(join);
  useEffect(() => {
    if (!isAsking) joinUnasked();
  }, [isAsking]);

  const keep = useMutation({
    mutationFn: async () => {
      const copy = await createPage(api, copyOfPage(page, store.getPage()));
      // Nothing here is unsaved any more: it is all in the copy.
      autosaver.rebase({ version: theirs.version, savedRevision: store.getRevision() });
      toast({ tone: 'success', text: t.conflict.copyMade });
      navigate(`/pages/${copy.page.id}`);
    },
  });
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map(({ key }) => [key, side])));

  if (!isAsking) return null;
  if (dropping)
    return (
      <ConfirmDialog
        danger
        title={t.conflict.takeTheirs}
        confirmLabel={t.conflict.takeTheirs}
        onConfirm={() => take(versions.theirs)}
        onClose={() => setDropping(false)}
      >
        {t.conflict.takeTheirsText}
      </ConfirmDialog>
    );
  return (
    <Dialog
      role="alertdialog"
      size="large"
      title={t.conflict.title}
      actions={
        <>
          <span className={styles.left} role="status">
            {left > 0 ? t.conflict.left(left) : ''}
          </span>
          <Button appearance="primary" aria-disabled={left > 0 || undefined} onClick={() => left === 0 && join()}>
            {t.conflict.join}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {/* It may open in the middle of a word: what is typed on must not answer it. */}
        <p data-start tabIndex={-1}>
          {t.conflict.text(who, conflict.savedAt ? formatMoment(conflict.savedAt) : t.conflict.justNow)}
        </p>
        {keep.error && <Notice tone="danger">{errorSentence(keep.error)}</Notice>}
        <div className={styles.row}>
          <Button onClick={() => chooseAll('mine')}>{t.conflict.allMine}</Button>
          <Button onClick={() => chooseAll('theirs')}>{t.conflict.allTheirs(who)}</Button>
        </div>
        {conflicts.map((each) => (
          <ConflictChoice
            key={each.key}
            conflict={each}
            versions={versions}
            names={names}
            chosen={choices.get(each.key)}
            onChoose={(side) => setChoices(new Map([...choices, [each.key, side]]))}
          />
        ))}
        <div className={styles.others}>
          <Button onClick={() => onSee(theirs)}>{t.conflict.seeTheirs}</Button>
          <Button busy={keep.isPending} onClick={() => keep.mutate()}>
            {t.conflict.keepCopy}
          </Button>
          <Button appearance="danger" onClick={() => setDropping(true)}>
            {t.conflict.takeTheirs}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
