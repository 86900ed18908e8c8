import { useQuery } from '@tanstack/react-query';
import type { FileKind, MediaFile } from '@witryna/module-schemas';
import { Images, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { FILE_PLACES, type FilePlace, mediaQuery } from '../api/content/media.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useMay } from '../api/identity/session.ts';
import { useSharedWords } from '../i18n/shared-words.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Segmented } from '../ui/fields/segmented.tsx';
import { Pagination } from '../ui/layout/pagination.tsx';
import { useToast } from '../ui/overlays/toasts.tsx';
import { ACCEPTED, acceptOf } from './check-file.ts';
import styles from './media-browser.module.css';
import { MediaTile } from './media-tile.tsx';
import { rememberedView, rememberView } from './remembered-view.ts';
import { useUploads } from './use-uploads.ts';

const PAGE_SIZE = 24;

export interface MediaBrowserProps {
  readonly kind: FileKind;
  /** What pressing a file does, in front of its name. */
  readonly action: string;
  /** Who asks: the library opens where that last chose from. */
  readonly origin?: string | undefined;
  /** The file that is shown now. */
  readonly current?: number | undefined;
  readonly onChoose: (file: MediaFile) => void;
  /** A single new file is chosen at once. */
  readonly choosesUpload?: boolean;
}

/** The library's files of one kind, found by words; new ones come by button or by dropping them here. */
export function MediaBrowser({ kind, action, origin, current, onChoose, choosesUpload }: MediaBrowserProps) {
  const [view, setView] = useState(() => rememberedView(origin));
  const { shownIn, search, page } = view;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const mayUpload = useMay('editor');
  const toast = useToast();
  const files = useQuery(mediaQuery(useApi(), { kind, shownIn, search, page, pageSize: PAGE_SIZE }));
  const uploads = useUploads(kind);
  const { common, errors, media } = useSharedWords();
  const words = media.kinds[kind];

  const send = async (chosen: Iterable<File>) => {
    const arrived = await uploads.send([...chosen]);
    const [first] = arrived;
    if (!first) return;
    toast({ tone: 'success', text: words.uploaded(arrived.length) });
    if (choosesUpload && arrived.length === 1) onChoose(first);
    // What is new is shown nowhere yet.
    else setView({ search: '', page: 1 });
  };

  return (
    <section
      aria-label={words.title}
      className={styles.browser}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!mayUpload || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => event.currentTarget === event.target && setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (mayUpload) void send(event.dataTransfer.files);
      }}
    >
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField
            label={words.search}
            value={search}
            onSearch={(phrase) => setView({ shownIn, search: phrase, page: 1 })}
          />
        </div>
        {mayUpload && (
          <>
            <span className={styles.limit}>{words.help(ACCEPTED[kind].maximumMb)}</span>
            <Button appearance="primary" icon={Upload} onClick={() => input.current?.click()}>
              {words.upload}
            </Button>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={acceptOf(kind)}
              aria-label={words.upload}
              onChange={(event) => {
                if (event.target.files) void send([...event.target.files]);
                event.target.value = '';
              }}
            />
          </>
        )}
      </div>
      {kind === 'image' && (
        <div className={styles.places}>
          <Segmented<FilePlace | 'all'>
            label={media.places}
            segments={(['all', ...FILE_PLACES] as const).map((value) => ({ value, label: media.placeNames[value] }))}
            value={shownIn ?? 'all'}
            onChange={(place) => setView({ shownIn: place === 'all' ? undefined : place, search, page: 1 })}
          />
        </div>
      )}
      <div role="status" className={styles.running}>
        {uploads.running.map((name) => (
          <span key={name} className={styles.upload}>
            <Spinner /> {media.uploading(name)}
          </span>
        ))}
      </div>
      {uploads.faults.length > 0 && (
        <Notice
          tone="danger"
          actions={
            <Button appearance="quiet" onClick={uploads.dismissFaults}>
              {common.close}
            </Button>
          }
        >
          {uploads.faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </Notice>
      )}
      {files.isError && (
        <Notice tone="danger" actions={<Button onClick={() => files.refetch()}>{common.retry}</Button>}>
          <strong>{media.failedTitle}.</strong> {errorSentence(files.error, errors)}
        </Notice>
      )}
      {files.isPending && <MediaSkeleton />}
      {files.data && files.data.items.length === 0 && <EmptyLibrary shownIn={shownIn} isSearched={search !== ''} />}
      {files.data && files.data.items.length > 0 && (
        <ul className={styles.grid} aria-label={words.name}>
          {files.data.items.map((file) => (
            <MediaTile
              key={file.id}
              file={file}
              action={action}
              isCurrent={file.id === current}
              onChoose={(chosen) => {
                rememberView(origin, view);
                onChoose(chosen);
              }}
            />
          ))}
        </ul>
      )}
      {files.data && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={files.data.total}
          onChange={(next) => setView({ ...view, page: next })}
        />
      )}
      {over && <div className={styles.drop}>{words.dropHere}</div>}
    </section>
  );
}

function EmptyLibrary({
  shownIn,
  isSearched,
}: {
  readonly shownIn: FilePlace | undefined;
  readonly isSearched: boolean;
}) {
  const { media } = useSharedWords();
  if (isSearched) return <EmptyState icon={Images} title={media.nothingTitle} />;
  if (shownIn) return <EmptyState icon={Images} title={media.nothingIn[shownIn]} />;
  return (
    <EmptyState icon={Images} title={media.emptyTitle}>
      {media.emptyText}
    </EmptyState>
  );
}

function MediaSkeleton() {
  const { common } = useSharedWords();
  return (
    <div role="status" aria-label={common.loading} className={styles.grid}>
      {[1, 2, 3, 4, 5, 6].map((tile) => (
        <Skeleton key={tile} height={200} />
      ))}
    </div>
  );
}
