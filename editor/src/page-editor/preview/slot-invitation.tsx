import type { ContentType, SlotAddress } from '@witryna/module-schemas';
import { shownFormWords } from '../../i18n/form-words.ts';
import { pageEditor } from '../page-editor.pl.ts';

interface SlotInvitationProps {
  readonly address: SlotAddress;
  /** Name of the slot. */
  readonly title: string;
  /** What to do, where it is more than usual. */
  readonly invitation?: string;
  /** What is said where nothing at all is on what is edited. */
  readonly emptyWords?: string;
  readonly onInvited: (address: SlotAddress) => void;
}

export interface EmptySlotProps extends Omit<SlotInvitationProps, 'invitation'> {
  readonly isInviting: boolean;
}

/** What is empty, called what it is. */
export function emptyWordsOf(type: ContentType, isTemplate: boolean): string {
  if (isTemplate) return pageEditor.emptyTemplate;
  if (type === 'snippet') return pageEditor.emptySnippet;
  return type === 'article' ? pageEditor.emptyArticle : pageEditor.emptyPage;
}

/** What an empty slot shows: an invitation to those who build, else its name. */
export function EmptySlot({ isInviting, ...props }: EmptySlotProps) {
  if (isInviting) return <SlotInvitation {...props} />;
  return (
    <p className="witryna-empty">
      {props.title}: {shownFormWords().emptySlot.toLocaleLowerCase()}
    </p>
  );
}

/** Below the header or footer of the site, which a page shows as long as the slot is empty: how it gets one of its own. */
export function FramedSlot({ address, onInvited }: Pick<SlotInvitationProps, 'address' | 'onInvited'>) {
  const sentences = address.slot === 'top' ? pageEditor.framed.top : pageEditor.framed.bottom;
  return <SlotInvitation address={address} onInvited={onInvited} {...sentences} />;
}

/** What an empty slot shows: where a module may go, and how it gets there. */
function SlotInvitation({
  address,
  title,
  invitation = pageEditor.invitation,
  emptyWords = pageEditor.emptyPage,
  onInvited,
}: SlotInvitationProps) {
  const isPage = address.parentId === null && address.slot === 'main';
  return (
    <button
      type="button"
      className="witryna-invitation"
      data-slot-kind={address.parentId === null ? address.slot : 'module'}
      onClick={() => onInvited(address)}
    >
      {isPage && (
        <svg
          viewBox="0 0 48 48"
          width="48"
          height="48"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <rect x="5" y="5" width="38" height="38" rx="4" strokeDasharray="5 4" />
          <path d="M24 16v16M16 24h16" strokeLinecap="round" />
        </svg>
      )}
      <strong>{isPage ? emptyWords : title}</strong>
      <span>{invitation}</span>
    </button>
  );
}
