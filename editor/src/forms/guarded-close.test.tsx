import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useGuardedClose } from './use-guarded-close.tsx';

function Typing() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <TypingDialog onClose={() => setOpen(false)} /> : <p>Zamknięte</p>;
}

function TypingDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const { close, question } = useGuardedClose(text !== '', onClose);
  return (
    <Dialog title="Powód" onClose={close} actions={<Button onClick={close}>Anuluj</Button>}>
      <input aria-label="Treść" value={text} onChange={(event) => setText(event.target.value)} />
      {question}
    </Dialog>
  );
}

const waysOut = {
  Escape: () =>
    screen
      .getByRole('dialog', { name: 'Powód' })
      .dispatchEvent(new Event('cancel', { cancelable: true, bubbles: true })),
  'the backdrop': (user: User) => user.click(screen.getByRole('dialog', { name: 'Powód' })),
  cancel: (user: User) => user.click(screen.getByRole('button', { name: 'Anuluj' })),
  'the cross': (user: User) => user.click(screen.getByRole('button', { name: /Zamknij/ })),
};
type User = ReturnType<typeof renderWithApi>['user'];

test.each(Object.entries(waysOut))('%s closes a dialog at once while nothing is typed', async (_name, leave) => {
  const { user } = renderWithApi(<Typing />);
  await leave(user);
  expect(await screen.findByText('Zamknięte')).toBeTruthy();
});

test.each(Object.entries(waysOut))('%s asks first when something is typed', async (_name, leave) => {
  const { user } = renderWithApi(<Typing />);
  await user.type(screen.getByLabelText('Treść'), 'Spam');
  await leave(user);
  await screen.findByRole('alertdialog', { name: 'Zamknąć bez zapisywania?' });
  await user.click(screen.getByRole('button', { name: 'Zostań' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((screen.getByLabelText('Treść') as HTMLInputElement).value).toBe('Spam');
  await leave(user);
  await user.click(await screen.findByRole('button', { name: 'Zamknij bez zapisywania' }));
  expect(screen.getByText('Zamknięte')).toBeTruthy();
});

test('the browser is asked to wait only when something is typed', async () => {
  const { user } = renderWithApi(<Typing />);
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeld()).toBe(false);
  await user.type(screen.getByLabelText('Treść'), 'Spam');
  expect(isHeld()).toBe(true);
});
