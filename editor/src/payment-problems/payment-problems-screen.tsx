import { useQuery } from '@tanstack/react-query';
import { Check, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../api/api-context.tsx';
import { type PaymentProblem, paymentProblemsQuery } from '../api/payment-problems.ts';
import { formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { ChoiceFilter } from '../lists/filters.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { RowName } from '../lists/row-name.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { Button } from '../ui/button.tsx';
import { DealDialog } from './deal-dialog.tsx';
import { describeKind, describeProblem } from './describe-problem.ts';

const PAGE_SIZE = 25;
const DEALT = 'dealt';

/** Money that does not fit its order: why, and what somebody did about it. */
export function PaymentProblemsScreen() {
  const address = useListAddress(['which']);
  const isOpen = address.filter.which !== DEALT;
  const problems = useQuery(paymentProblemsQuery(useApi(), { isOpen, page: address.page, pageSize: PAGE_SIZE }));
  const [dealing, setDealing] = useState<PaymentProblem>();
  const columns: readonly Column<PaymentProblem>[] = [
    {
      key: 'kind',
      title: t.paymentProblems.columns.kind,
      cell: ({ kind }) => <RowName detail={describeKind(kind).what}>{describeKind(kind).title}</RowName>,
    },
    {
      key: 'order',
      title: t.paymentProblems.columns.order,
      cell: ({ orderId }) =>
        orderId === undefined ? (
          t.paymentProblems.noOrder
        ) : (
          <Link to={`/orders/${orderId}`}>{t.paymentProblems.showOrder}</Link>
        ),
    },
    {
      key: 'details',
      title: t.paymentProblems.columns.details,
      isSecondary: true,
      cell: (problem) => describeProblem(problem),
    },
    {
      key: 'at',
      title: t.paymentProblems.columns.at,
      isSecondary: true,
      cell: ({ lastAt, seen }) => (
        <>
          {formatMoment(lastAt)}
          {seen > 1 && `, ${t.paymentProblems.seen(seen)}`}
        </>
      ),
    },
    {
      key: 'deal',
      title: t.paymentProblems.deal,
      hasHiddenTitle: true,
      cell: (problem) =>
        problem.dealtAt === undefined ? (
          <Button
            icon={Check}
            aria-label={t.paymentProblems.dealOf(describeKind(problem.kind).title)}
            onClick={() => setDealing(problem)}
          >
            {t.paymentProblems.deal}
          </Button>
        ) : (
          <RowName detail={problem.note}>{t.paymentProblems.dealtAt(formatMoment(problem.dealtAt))}</RowName>
        ),
    },
  ];
  return (
    <>
      <ListScreen
        title={t.paymentProblems.title}
        lead={t.paymentProblems.lead}
        count={t.paymentProblems.count}
        list={problems}
        address={{ ...address, isFiltered: false }}
        pageSize={PAGE_SIZE}
        empty={{ icon: ShieldCheck, title: t.paymentProblems.empty, text: t.paymentProblems.emptyText }}
        filters={
          <ChoiceFilter
            label={t.paymentProblems.which}
            value={isOpen ? '' : DEALT}
            choices={[
              ['', t.paymentProblems.open],
              [DEALT, t.paymentProblems.dealtOnes],
            ]}
            onChoose={(next) => address.change({ which: next })}
          />
        }
      >
        {(items) => (
          <DataTable label={t.paymentProblems.title} columns={columns} items={items} keyOf={({ id }) => id} />
        )}
      </ListScreen>
      {dealing && <DealDialog problem={dealing} onClose={() => setDealing(undefined)} />}
    </>
  );
}
