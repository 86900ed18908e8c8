import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { type ContactMessage, contactMessagesQuery } from '../../api/operations/contact-messages.ts';
import { t } from '../../i18n/pl.ts';
import { SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { parseEnum } from '../../lists/parse-enum.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { ContactMessageCard } from './contact-message-card.tsx';
import styles from './contact-messages-screen.module.css';
import { RemoveMessageDialog } from './remove-message-dialog.tsx';

const PAGE_SIZE = 20;
const SHOWN = ['new', 'answered', 'all'] as const;
type Shown = (typeof SHOWN)[number];

/** What people wrote to the shop: what waits for an answer first. */
export function ContactMessagesScreen() {
  const words = t.contactMessages;
  const address = useListAddress(['status', 'search', 'order']);
  const { search, order } = address.filter;
  const shown = parseEnum(SHOWN, address.filter.status) ?? 'new';
  const messages = useQuery(
    contactMessagesQuery(useApi(), {
      status: shown === 'all' ? undefined : shown,
      search,
      orderId: order ? Number(order) || undefined : undefined,
      page: address.page,
      pageSize: PAGE_SIZE,
    }),
  );
  // Held here: the list that is loaded meanwhile may no longer have the message, and what was typed has to stay.
  const [answering, setAnswering] = useState<ContactMessage>();
  const [removing, setRemoving] = useState<ContactMessage>();
  return (
    <>
      <ListScreen
        title={words.title}
        lead={words.lead}
        count={words.count}
        list={messages}
        address={{ ...address, isFiltered: Boolean(search || order) }}
        pageSize={PAGE_SIZE}
        empty={{ icon: Inbox, title: words.empty[shown] }}
        filters={
          <>
            <div className={styles.status}>
              <Segmented<Shown>
                label={words.status}
                segments={SHOWN.map((value) => ({ value, label: words.statuses[value] }))}
                value={shown}
                onChange={(next) => address.change({ status: next === 'new' ? undefined : next })}
              />
            </div>
            <SearchFilter label={words.search} value={search} onSearch={(next) => address.change({ search: next })} />
          </>
        }
      >
        {(items) => (
          <ul className={styles.list} aria-label={words.title}>
            {items.map((message) => (
              <ContactMessageCard
                key={message.id}
                message={message}
                onAnswer={() => setAnswering(message)}
                onRemove={() => setRemoving(message)}
              />
            ))}
          </ul>
        )}
      </ListScreen>
      {answering && <AnswerDialog message={answering} onClose={() => setAnswering(undefined)} />}
      {removing && <RemoveMessageDialog message={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
