import { useQuery } from '@tanstack/react-query';
import { Check, Download, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { type BankRefund, bankRefundsFile, bankRefundsQuery } from '../../api/commerce/bank-refunds.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { AccountNumber } from './account-number.tsx';
import { AskForAccount } from './ask-for-account.tsx';
import { CopiedValue } from './copied-value.tsx';
import { DueDay } from './due-day.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { amountText } from './transfer-amount.ts';

const PAGE_SIZE = 25;
const SENT = 'sent';

/** Transfers that staff send back to buyers: what is due first, with all that a bank's form asks for. */
export function BankRefundsScreen() {
  const words = t.bankRefunds;
  const address = useListAddress(['which']);
  const sent = address.filter.which === SENT;
  const transfers = useQuery(bankRefundsQuery(useApi(), { sent, page: address.page, pageSize: PAGE_SIZE }));
  const [marking, setMarking] = useState<BankRefund>();
  const columns: readonly Column<BankRefund>[] = [
    {
      key: 'due',
      title: sent ? words.columns.sent : words.columns.due,
      cell: (refund) => (refund.sentAt ? formatDay(refund.sentAt) : <DueDay refund={refund} />),
    },
    {
      key: 'recipient',
      title: words.columns.recipient,
      cell: ({ orderId, returnId, recipient, title, amount, currency, isRefused }) => (
        <>
          <RowName
            to={returnId === undefined ? `/orders/${orderId}` : `/returns/${returnId}`}
            detail={<CopiedValue name={words.account.transferTitle}>{title}</CopiedValue>}
            narrowDetail={formatMoney({ amount, currency })}
          >
            {recipient}
          </RowName>
          {isRefused && <Badge tone="warning">{words.refused.badge}</Badge>}
        </>
      ),
    },
    {
      key: 'account',
      title: words.columns.account,
      isSecondary: true,
      cell: ({ account, orderId }) => {
        if (account) return <AccountNumber account={account} />;
        return sent ? words.account.missingShort : <AskForAccount orderId={orderId} />;
      },
    },
    {
      key: 'amount',
      title: words.columns.amount,
      isSecondary: true,
      align: 'end',
      cell: ({ amount, currency }) => (
        <CopiedValue name={words.account.amount} value={amountText(amount)}>
          {formatMoney({ amount, currency })}
        </CopiedValue>
      ),
    },
    {
      key: 'mark',
      title: words.sent.action,
      hasHiddenTitle: true,
      // On a phone the row leads to the page where the number, the title and this press are.
      isSecondary: true,
      cell: (refund) =>
        refund.sentAt === undefined && (
          <Button icon={Check} aria-label={words.sent.actionOf(refund.title)} onClick={() => setMarking(refund)}>
            {words.sent.action}
          </Button>
        ),
    },
  ];
  return (
    <>
      <ListScreen
        title={words.title}
        lead={words.lead}
        count={words.count}
        tools={
          !sent &&
          transfers.data &&
          transfers.data.total > 0 && (
            <LinkButton icon={Download} href={bankRefundsFile} download>
              {words.file}
            </LinkButton>
          )
        }
        list={transfers}
        address={{ ...address, isFiltered: false }}
        pageSize={PAGE_SIZE}
        empty={
          sent
            ? { icon: Landmark, title: words.emptySent }
            : { icon: Landmark, title: words.empty, text: words.emptyText }
        }
        filters={
          <ChoiceFilter
            label={words.which}
            value={sent ? SENT : ''}
            choices={[
              ['', words.open],
              [SENT, words.sentOnes],
            ]}
            onChoose={(next) => address.change({ which: next })}
          />
        }
      >
        {(items) => <DataTable label={words.title} columns={columns} items={items} keyOf={({ id }) => id} />}
      </ListScreen>
      {marking && <SentDialog refund={marking} onClose={() => setMarking(undefined)} />}
    </>
  );
}
