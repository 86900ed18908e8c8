import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical, KeyRound, Pencil, ShieldCheck, ShieldOff, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { type Person, peopleQuery } from '../../api/identity/people.ts';
import { useSession } from '../../api/identity/session.ts';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Menu } from '../../ui/buttons/menu.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { FactorPolicyDialog } from './factor-policy-dialog.tsx';
import { NewPasswordDialog } from './new-password-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';

const PAGE_SIZE = 50;

type Open =
  | { readonly what: 'create' }
  | { readonly what: 'policy' }
  | { readonly what: 'edit' | 'password' | 'factor'; readonly person: Person };

/** Who may sign in here, and what each of them may do. */
export function PeopleScreen() {
  const address = useListAddress([]);
  const { data: session } = useSession();
  const [open, setOpen] = useState<Open>();
  const people = useQuery(peopleQuery(useApi(), { page: address.page, pageSize: PAGE_SIZE }));
  const close = () => setOpen(undefined);
  const isOneself = (person: Person) => person.id === session?.user.id;

  const columns: readonly Column<Person>[] = [
    {
      key: 'name',
      title: t.people.fields.name,
      cell: (person) => (
        <RowName onOpen={() => setOpen({ what: 'edit', person })} detail={person.email}>
          {person.name || person.email}
        </RowName>
      ),
    },
    { key: 'role', title: t.people.fields.role, cell: ({ role }) => t.session.roles[role] },
    {
      key: 'state',
      title: t.people.state,
      cell: ({ isActive, hasSecondFactor }) => (
        <>
          {isActive ? <Badge tone="success">{t.people.active}</Badge> : <Badge>{t.people.disabled}</Badge>}{' '}
          {hasSecondFactor && <Badge tone="accent">{t.secondFactor.has}</Badge>}
        </>
      ),
    },
    { key: 'since', title: t.people.since, isSecondary: true, cell: ({ createdAt }) => formatDay(createdAt) },
    {
      key: 'actions',
      title: t.people.actions,
      hasHiddenTitle: true,
      align: 'end',
      cell: (person) => (
        <Menu
          label={t.people.actionsOf(person.name || person.email)}
          icon={EllipsisVertical}
          items={[
            { label: t.people.edit, icon: Pencil, onSelect: () => setOpen({ what: 'edit', person }) },
            // One's own is changed by whoever knows the present one.
            ...(isOneself(person)
              ? []
              : [
                  {
                    label: t.people.newPassword,
                    icon: KeyRound,
                    onSelect: () => setOpen({ what: 'password', person }),
                  },
                ]),
            ...(person.hasSecondFactor && !isOneself(person)
              ? [
                  {
                    label: t.secondFactor.reset,
                    icon: ShieldOff,
                    onSelect: () => setOpen({ what: 'factor', person }),
                  },
                ]
              : []),
          ]}
        />
      ),
    },
  ];
  return (
    <>
      <ListScreen
        title={t.people.title}
        lead={t.people.lead}
        count={t.people.count}
        list={people}
        address={address}
        pageSize={PAGE_SIZE}
        empty={{ icon: Users, title: t.people.empty }}
        action={
          <>
            <Button icon={ShieldCheck} onClick={() => setOpen({ what: 'policy' })}>
              {t.secondFactor.policy}
            </Button>
            <Button appearance="primary" icon={UserPlus} onClick={() => setOpen({ what: 'create' })}>
              {t.people.create}
            </Button>
          </>
        }
      >
        {(items) => <DataTable label={t.people.title} columns={columns} items={items} keyOf={({ id }) => id} />}
      </ListScreen>
      {open?.what === 'create' && <PersonDialog isOneself={false} onClose={close} />}
      {open?.what === 'edit' && (
        <PersonDialog person={open.person} isOneself={isOneself(open.person)} onClose={close} />
      )}
      {open?.what === 'policy' && <FactorPolicyDialog onClose={close} />}
      {open?.what === 'factor' && <ResetFactorDialog person={open.person} onClose={close} />}
      {open?.what === 'password' && <NewPasswordDialog person={open.person} onClose={close} />}
    </>
  );
}
