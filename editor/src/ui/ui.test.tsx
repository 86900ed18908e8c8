import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button, IconButton } from './buttons/button.tsx';
import { Menu } from './buttons/menu.tsx';
import { ariaShortcut, shownShortcut } from './buttons/shortcut.ts';
import { Combobox } from './fields/combobox.tsx';
import { Field } from './fields/field.tsx';
import { TextInput } from './fields/inputs.tsx';
import { SearchField } from './fields/search-field.tsx';
import { Pagination } from './layout/pagination.tsx';
import { Tabs } from './layout/tabs.tsx';
import { Dialog } from './overlays/dialog.tsx';
import { type Toast, ToastProvider, useToast } from './overlays/toasts.tsx';
import { TooltipLayer } from './overlays/tooltip-layer.tsx';

afterEach(() => void vi.useRealTimers());

test('a field ties its control to label, help and faults', () => {
  render(
    <Field label="Adres" help="Po ukośniku" errors={['Zajęty']} required>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Adres');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Po ukośniku', 'Zajęty']);
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-required')]).toEqual(['true', 'true']);
});

test('a busy button is not pressed again', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Zapisz
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(onClick).not.toHaveBeenCalled();
});

describe('a menu', () => {
  const items = (onSelect = vi.fn()) => [
    { label: 'Powiel', onSelect },
    { label: 'Usuń', onSelect },
    { label: 'Udostępnij', onSelect },
  ];
  test('opens on its first item; arrows, Home, End and letters move; Escape gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Menu label="Czynności" icon={Copy} items={items()} />);
    const button = screen.getByRole('button', { name: 'Czynności' });
    await user.click(button);
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toBe('Powiel');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Udostępnij');
    await user.keyboard('{Home}u');
    expect(focused()).toBe('Usuń');
    await user.keyboard('u');
    expect(focused()).toBe('Udostępnij');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
  test('runs the chosen item and closes', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    render(<Menu label="Czynności" icon={Copy} items={items(onSelect)} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

function TwoTabs() {
  const [tab, setTab] = useState<'a' | 'b'>('a');
  return (
    <Tabs
      label="Części"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'a', label: 'Moduły', panel: <input aria-label="Szukaj" /> },
        { value: 'b', label: 'Układ', panel: <p>Drzewo</p> },
      ]}
    />
  );
}

test('tabs are one stop; arrows choose; what was typed in a hidden panel stays', async () => {
  const user = userEvent.setup();
  render(<TwoTabs />);
  await user.type(screen.getByLabelText('Szukaj'), 'baner');
  screen.getByRole('tab', { name: 'Moduły' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Układ' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('Drzewo');
  await user.keyboard('{ArrowRight}');
  expect((screen.getByLabelText('Szukaj') as HTMLInputElement).value).toBe('baner');
});

describe('a combobox', () => {
  const options = [
    { id: '1', label: 'Krem' },
    { id: '2', label: 'Serum' },
  ];
  test('names the active option while the focus stays in the field', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    render(<Combobox label="Produkt" text="" options={options} onText={() => {}} onChoose={onChoose} />);
    const field = screen.getByRole('combobox', { name: 'Produkt' });
    await user.click(field);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Serum');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith(options[1]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });
  test('Escape closes the list alone', async () => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the field
      <div onKeyDown={onClose}>
        <Combobox label="Produkt" text="" options={options} onText={() => {}} onChoose={() => {}} />
      </div>,
    );
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
  test('tells how many suggestions there are', async () => {
    render(<Combobox label="Produkt" text="" options={options} onText={() => {}} onChoose={() => {}} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('status').textContent).toBe('2 wyniki');
  });
});

test('a dialog is named, and left by its button or by Escape', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Nowa strona" onClose={onClose}>
      Treść
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Nowa strona' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a cancelled file choice inside does not close the dialog', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Biblioteka" onClose={onClose}>
      <input type="file" aria-label="Plik" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Plik'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

function Teller({ tone, label = 'Powiedz', text = 'Stało się', subject }: Partial<Toast> & { label?: string }) {
  const toast = useToast();
  const shown = { tone: tone ?? 'success', text, ...(subject !== undefined && { subject }) };
  return <Button onClick={() => toast(shown)}>{label}</Button>;
}

describe('a toast', () => {
  const tell = (tone: 'success' | 'danger') => {
    vi.useFakeTimers();
    render(
      <ToastProvider>
        <Teller tone={tone} />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Powiedz' }));
  };
  test('of success is announced and goes by itself', () => {
    tell('success');
    expect(screen.getByRole('status').textContent).toBe('Stało się');
    act(() => void vi.advanceTimersByTime(6000));
    expect(screen.queryByText('Stało się')).toBeNull();
  });
  test('waits while the pointer rests on it', () => {
    tell('success');
    fireEvent.pointerEnter(screen.getByText('Stało się').parentElement as HTMLElement);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Stało się')).toBeTruthy();
  });
  test('of a fault stays until it is dismissed', () => {
    tell('danger');
    act(() => void vi.advanceTimersByTime(600_000));
    expect(screen.getByRole('alert').textContent).toBe('Stało się');
    fireEvent.click(screen.getByRole('button', { name: 'Ukryj powiadomienie' }));
    expect(screen.queryByText('Stało się')).toBeNull();
  });
  test.each([
    ['of a missing connection', { text: 'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.' }, 0],
    ['of the same subject', { text: 'Nie opublikowano', subject: 'publish' }, 0],
    ['of something else', { text: 'Nie skopiowano', subject: 'copy' }, 1],
  ])('of a fault %s, once something succeeded', (_which, fault, left) => {
    render(
      <ToastProvider>
        <Teller tone="danger" label="Źle" {...fault} />
        <Teller label="Dobrze" text="Opublikowano" subject="publish" />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Źle' }));
    expect(screen.getByRole('alert').textContent).toBe(fault.text);
    fireEvent.click(screen.getByRole('button', { name: 'Dobrze' }));
    expect(screen.getByRole('status').textContent).toBe('Opublikowano');
    expect(screen.queryAllByText(fault.text)).toHaveLength(left);
  });
});

test('a tooltip shows the name and the keys of what is hovered, and goes with a press', () => {
  vi.useFakeTimers();
  render(
    <>
      <IconButton icon={Copy} label="Powiel" shortcut="Ctrl+D" />
      <TooltipLayer />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Powiel' });
  fireEvent.pointerOver(button, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('Ctrl+D').parentElement?.textContent).toBe('PowielCtrl+D');
  fireEvent.pointerDown(button);
  expect(screen.queryByText('Ctrl+D')).toBeNull();
});

test('shortcuts are shown as the keyboard names them', () => {
  expect([shownShortcut('Ctrl+Shift+Z', false), shownShortcut('Ctrl+Shift+Z', true)]).toEqual(['Ctrl+Shift+Z', '⌘⇧Z']);
  expect([ariaShortcut('Ctrl+S', false), ariaShortcut('Ctrl+S', true)]).toEqual(['Control+S', 'Meta+S']);
});

test('a list of one page has no paging', () => {
  const { container } = render(<Pagination page={1} pageSize={25} total={25} onChange={() => {}} />);
  expect(container.innerHTML).toBe('');
});

test('searching waits until the typing rests', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn();
  render(<SearchField label="Szukaj" value="" onSearch={onSearch} />);
  for (const value of ['k', 'kr', 'krem ']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  expect(onSearch).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(500));
  expect(onSearch.mock.calls).toEqual([['krem']]);
});

test('a search that rests in the hand is asked before one goes on, and not once more afterwards', () => {
  vi.useFakeTimers();
  const onSearch = vi.fn();
  render(<SearchField label="Szukaj" value="" onSearch={onSearch} />);
  const field = screen.getByRole('searchbox');
  fireEvent.blur(field);
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'krem' } });
  fireEvent.blur(field);
  act(() => void vi.advanceTimersByTime(500));
  expect(onSearch.mock.calls).toEqual([['krem']]);
});

describe('pressing something while a search rests in the hand', () => {
  /** Types, presses the element, and lets go of it as browsers tell it. */
  function typeAndPress(element: HTMLElement, whileDown = () => {}) {
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'krem' } });
    fireEvent.pointerDown(element);
    fireEvent.blur(field);
    whileDown();
    fireEvent.pointerUp(element);
    fireEvent.click(element);
    act(() => void vi.advanceTimersByTime(500));
  }

  test('asks once it is released: a list that changes under the pointer would lose the press', () => {
    vi.useFakeTimers();
    const onSearch = vi.fn();
    render(
      <>
        <SearchField label="Szukaj" value="" onSearch={onSearch} />
        <button type="button">Usuń</button>
      </>,
    );
    typeAndPress(screen.getByRole('button'), () => {
      vi.advanceTimersByTime(500);
      expect(onSearch).not.toHaveBeenCalled();
    });
    expect(onSearch.mock.calls).toEqual([['krem']]);
  });

  test('does not ask after a link that was followed', () => {
    vi.useFakeTimers();
    const onSearch = vi.fn();
    render(
      <>
        <SearchField label="Szukaj" value="" onSearch={onSearch} />
        <a href="/orders/1" onClick={(event) => event.preventDefault()}>
          000000001
        </a>
      </>,
    );
    typeAndPress(screen.getByRole('link'));
    expect(onSearch).not.toHaveBeenCalled();
  });
});
