import type { SlotAddress } from '@witryna/module-schemas';
import { canvas } from '../i18n/canvas.pl.ts';

interface SlotInvitationProps {
  readonly address: SlotAddress;
  /** Name of the slot when a module has it; the page's own need none. */
  readonly title: string | undefined;
  readonly onInvited: (address: SlotAddress) => void;
}

/** What an empty slot shows: where a module may go, and how it gets there. */
export function SlotInvitation({ address, title, onInvited }: SlotInvitationProps) {
  return (
    <button
      type="button"
      className="witryna-invitation"
      data-small={title !== undefined}
      onClick={() => onInvited(address)}
    >
      {title === undefined ? canvas.invitation : canvas.invitationIn(title)}
    </button>
  );
}
