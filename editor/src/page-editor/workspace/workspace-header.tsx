import { isRecord } from '@witryna/module-schemas';
import {
  ArrowLeft,
  CalendarClock,
  EllipsisVertical,
  ExternalLink,
  Eye,
  History,
  Keyboard,
  Languages,
  Link2,
  MessageCircle,
  Settings2,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '../../api/identity/session.ts';
import type { PageSummary } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { PageStatusBadge } from '../../pages/index.ts';
import buttonStyles from '../../ui/buttons/button.module.css';
import { Button, IconButton } from '../../ui/buttons/button.tsx';
import { Menu } from '../../ui/buttons/menu.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { CommentsControl } from '../comments/index.ts';
import { CommandButton, usePagePart } from '../editing/index.ts';
import { FaultsControl } from '../faults/index.ts';
import type { CameFrom } from '../inspector/index.ts';
import { PresenceBadge } from '../presence/index.ts';
import type { PreviewShop } from '../preview/index.ts';
import { RequestBadge, RequestButton, RequestDialog, type RequestDialogProps } from '../publication-request/index.ts';
import {
  type Autosaver,
  PublishButton,
  type PublishButtonProps,
  SaveStatus,
  useSaveState,
} from '../publishing/index.ts';
import { ScheduleBadge, ScheduleDialog } from '../schedule/index.ts';
import { WORKSPACE_KEYS } from '../shortcuts/shortcuts.ts';
import frame from './workspace.module.css';
import styles from './workspace-header.module.css';

export interface WorkspaceHeaderProps {
  readonly page: PageSummary;
  readonly shop: PreviewShop;
  readonly autosaver: Autosaver;
  /** Where shoppers find a page that is published. */
  readonly addressInShop: (page: PageSummary) => string | undefined;
  readonly readOnly: boolean;
  /** Whether it is said of which site the page is: there are several. */
  readonly showsSite: boolean;
  /** Content without modules has no preview. */
  readonly isForm: boolean;
  readonly onSettings: () => void;
  readonly onRevisions: () => void;
  readonly onTranslations: () => void;
  readonly onComments: () => void;
  readonly onPreview: () => void;
  readonly onShortcuts: () => void;
  readonly onPublished: (page: PageSummary) => void;
  readonly onListFaults: () => void;
  readonly onNextFault: () => void;
  readonly onShowRefusals: () => void;
  readonly onPublishFaults: PublishButtonProps['onFaults'];
  readonly onRequestFaults: RequestDialogProps['onFaults'];
}

/** Which page this is, how it stands, and what can be done with it as a whole. */
export function WorkspaceHeader(props: WorkspaceHeaderProps) {
  const { page, autosaver, addressInShop } = props;
  const liveAddress = addressInShop(page);
  const back = wayBack(useLocation().state);
  const title = usePagePart((document) => document.title);
  const toast = useToast();
  const [isScheduling, setScheduling] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const mayPublish = useMay('publisher');
  const version = useSaveState(autosaver, (state) => state.version);
  useDocumentTitle(title || t.workspace.untitled);

  const copyPreviewLink = async () => {
    const address = new URL(`${import.meta.env.BASE_URL}pages/${page.id}/preview`, window.location.href).href;
    await navigator.clipboard.writeText(address);
    toast({ tone: 'success', text: t.workspace.linkCopied });
  };

  return (
    <section className={frame.header} aria-label={t.workspace.header}>
      <Link to={back.to} className={buttonStyles.icon} aria-label={back.label} data-tooltip={back.label}>
        <ArrowLeft size={16} aria-hidden="true" />
      </Link>
      <div className={styles.name}>
        <h1 className={styles.title}>{title || t.workspace.untitled}</h1>
        <span className={styles.path}>{props.showsSite ? `${page.site} · ${page.urlPath}` : page.urlPath}</span>
      </div>
      <span className={styles.badge}>
        <PageStatusBadge page={page} />
      </span>
      {!page.isTemplate && <ScheduleBadge pageId={page.id} version={version} onOpen={() => setScheduling(true)} />}
      <RequestBadge page={page} onOpen={() => setAsking(true)} />
      <div className={styles.save}>
        {props.readOnly ? (
          <p className={styles.readOnly}>{t.workspace.readOnly}</p>
        ) : (
          <SaveStatus
            autosaver={autosaver}
            isPublished={page.status === 'published'}
            onShowRefusals={props.onShowRefusals}
          />
        )}
      </div>
      <PresenceBadge pageId={page.id} />
      <FaultsControl shortcut={WORKSPACE_KEYS.nextFault} onList={props.onListFaults} onNext={props.onNextFault} />
      <CommentsControl shortcut={WORKSPACE_KEYS.comments} onOpen={props.onComments} />
      <div className={styles.history}>
        <CommandButton name="undo" />
        <CommandButton name="redo" />
      </div>
      <span className={styles.divider} aria-hidden="true" />
      <div className={styles.roomy}>
        <IconButton
          icon={Settings2}
          label={t.workspace.settings}
          shortcut={WORKSPACE_KEYS.settings}
          onClick={props.onSettings}
        />
        <IconButton
          icon={History}
          label={t.workspace.revisions}
          shortcut={WORKSPACE_KEYS.revisions}
          onClick={props.onRevisions}
        />
        <IconButton
          icon={Languages}
          label={t.translations.open}
          shortcut={WORKSPACE_KEYS.translations}
          onClick={props.onTranslations}
        />
      </div>
      <Menu
        label={t.workspace.more}
        icon={EllipsisVertical}
        items={[
          {
            label: t.workspace.settings,
            icon: Settings2,
            shortcut: WORKSPACE_KEYS.settings,
            onSelect: props.onSettings,
          },
          {
            label: t.workspace.revisions,
            icon: History,
            shortcut: WORKSPACE_KEYS.revisions,
            onSelect: props.onRevisions,
          },
          {
            label: t.translations.open,
            icon: Languages,
            shortcut: WORKSPACE_KEYS.translations,
            onSelect: props.onTranslations,
          },
          {
            label: t.comments.title,
            icon: MessageCircle,
            shortcut: WORKSPACE_KEYS.comments,
            onSelect: props.onComments,
          },
          ...(page.isTemplate
            ? []
            : [{ label: t.schedule.open, icon: CalendarClock, onSelect: () => setScheduling(true) }]),
          {
            label: t.workspace.shortcuts,
            icon: Keyboard,
            shortcut: WORKSPACE_KEYS.shortcuts,
            onSelect: props.onShortcuts,
          },
          { label: t.workspace.copyLink, icon: Link2, onSelect: () => void copyPreviewLink() },
          ...(liveAddress
            ? [
                {
                  label: t.workspace.seeLive,
                  icon: ExternalLink,
                  onSelect: () => void window.open(liveAddress, '_blank', 'noopener'),
                },
              ]
            : []),
        ]}
      />
      {liveAddress && (
        <a href={liveAddress} target="_blank" rel="noreferrer" className={styles.live} data-tooltip={liveAddress}>
          <ExternalLink size={15} aria-hidden="true" />
          {t.workspace.seeLive}
        </a>
      )}
      {!props.isForm && (
        <Button
          icon={Eye}
          // On a narrow screen the icon stands alone.
          aria-label={t.workspace.preview}
          hint={t.workspace.previewHint}
          shortcut={WORKSPACE_KEYS.preview}
          className={styles.preview}
          onClick={props.onPreview}
        >
          {t.workspace.preview}
        </Button>
      )}
      {mayPublish || props.readOnly ? (
        <PublishButton
          page={page}
          shop={props.shop}
          autosaver={autosaver}
          addressInShop={addressInShop}
          onPublished={props.onPublished}
          onFaults={props.onPublishFaults}
        />
      ) : (
        <RequestButton page={page} onOpen={() => setAsking(true)} onFaults={props.onRequestFaults} />
      )}
      {isAsking && (
        <RequestDialog
          page={page}
          autosaver={autosaver}
          onFaults={(faults) => {
            setAsking(false);
            props.onRequestFaults(faults);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {isScheduling && (
        <ScheduleDialog
          page={page}
          autosaver={autosaver}
          onFaults={(faults) => {
            setScheduling(false);
            props.onPublishFaults(faults, async () => setScheduling(true));
          }}
          onClose={() => setScheduling(false)}
        />
      )}
    </section>
  );
}

/** To the content that led here, else to the list. What the browser kept of a former visit may be anything. */
function wayBack(state: unknown): { readonly to: string; readonly label: string } {
  const from: unknown = isRecord(state) ? state.cameFrom : undefined;
  if (!isRecord(from)) return { to: '/pages', label: t.workspace.backToPages };
  const { to, title } = from as Partial<Record<keyof CameFrom, unknown>>;
  if (typeof to !== 'string' || typeof title !== 'string' || !to.startsWith('/pages/'))
    return { to: '/pages', label: t.workspace.backToPages };
  return { to, label: t.workspace.backTo(title || t.workspace.untitled) };
}
