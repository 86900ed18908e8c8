import { useQuery } from '@tanstack/react-query';
import { Bell, Mail, MessageCircle, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type PagesWaiting, pagesWaitingQuery } from '../../api/operations/overview.ts';
import { t } from '../../i18n/pl.ts';
import { Menu } from '../../ui/buttons/menu.tsx';
import { OwnMailsDialog } from './own-mails-dialog.tsx';

/** What is counted, with the list that shows the same pages. */
const KINDS = [
  { kind: 'toPublish', icon: Send, to: '/pages?requested=waiting' },
  { kind: 'returned', icon: Undo2, to: '/pages?requested=returned-to-me' },
  { kind: 'answered', icon: MessageCircle, to: '/pages?answered=true' },
] as const;

const NOTHING: PagesWaiting = { toPublish: 0, returned: 0, answered: 0 };

/** The bell: pages on which colleagues wait, and which mails come about them. */
export function WaitingMenu() {
  const navigate = useNavigate();
  const { data = NOTHING } = useQuery(pagesWaitingQuery(useApi()));
  const [isChoosing, setChoosing] = useState(false);
  const count = data.toPublish + data.returned + data.answered;
  const items = KINDS.filter(({ kind }) => data[kind] > 0).map(({ kind, icon, to }) => ({
    label: t.waiting[kind](data[kind]),
    icon,
    onSelect: () => void navigate(to),
  }));
  const mails = { label: t.waiting.mails, icon: Mail, onSelect: () => setChoosing(true) };
  return (
    <>
      <Menu label={t.waiting.bell(count)} icon={Bell} items={[...items, mails]} count={count} />
      {isChoosing && <OwnMailsDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
