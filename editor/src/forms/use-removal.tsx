import type { UseMutationResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorSentence } from '../api/error-sentence.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../ui/overlays/toasts.tsx';

interface Removable<Id> {
  readonly id: Id;
  /** The question. */
  readonly title: string;
  /** What the answer comes to. */
  readonly text: string;
  /** What is said when it is gone. */
  readonly removed: string;
}

interface RemovalOptions<Id> {
  /** Undefined where there is nothing to remove yet, or whoever is here may not. */
  readonly of: Removable<Id> | undefined;
  readonly remove: UseMutationResult<unknown, Error, Id>;
  /** Address of the list that one goes back to. */
  readonly listPath: string;
  /** Has the form forget what was typed, so that leaving asks nothing. */
  readonly settle: () => void;
  /** True for a refusal that the form itself explains. */
  readonly explains?: (error: Error) => boolean;
}

/** Removing what a form shows: the button among its actions, and the question that it asks first. */
export function useRemoval<Id>({ of, remove, listPath, settle, explains }: RemovalOptions<Id>): {
  readonly button: ReactNode;
  readonly question: ReactNode;
} {
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  if (!of) return { button: null, question: null };

  const onConfirm = () =>
    remove.mutate(of.id, {
      onSuccess: () => {
        settle();
        toast({ tone: 'success', text: of.removed });
        navigate(listPath);
      },
      onError: (error) => {
        if (!explains?.(error)) toast({ tone: 'danger', text: errorSentence(error) });
      },
      onSettled: () => setAsking(false),
    });
  return {
    button: (
      <Button icon={Trash2} onClick={() => setAsking(true)}>
        {t.common.remove}
      </Button>
    ),
    question: isAsking && (
      <ConfirmDialog
        danger
        title={of.title}
        confirmLabel={t.common.remove}
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={onConfirm}
      >
        {of.text}
      </ConfirmDialog>
    ),
  };
}
