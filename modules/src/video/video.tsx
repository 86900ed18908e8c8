import type { video } from '@witryna/module-schemas';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { EditorNotice } from '../shared/editor-notice.tsx';
import { EmptyModule } from '../shared/empty-module.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { pictureSources } from '../shared/pictures/picture-sources.ts';
import { usePlace } from '../shared/pictures/place.ts';
import { useShop } from '../shop/shop.ts';
import { type HostedFilm, hostedFilm } from './hosted-film.ts';
import { posterPicture } from './lead-picture.ts';
import styles from './video.module.css';

type VideoProps = ModuleProps<typeof video>;

/** A film of our own, or one of another company, of which nothing is loaded before somebody asks for it. */
export function Video(props: VideoProps) {
  const { film, caption, ratio, width } = props;
  const hosted = film.kind === 'file' ? undefined : hostedFilm(film.kind, film.address);
  return (
    <figure id={props.anchor} className={`frame ${styles.root}`} data-width={width} data-ratio={ratio}>
      {film.kind === 'file' ? <OwnFilm {...props} file={film.file} captions={film.captions} /> : null}
      {hosted && <Hosted {...props} hosted={hosted} />}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function OwnFilm({
  title,
  poster,
  file,
  captions,
}: VideoProps & { readonly file: number; readonly captions: number | undefined }) {
  const { related, site, t } = useShop();
  const film = related.files[String(file)];
  const track = captions === undefined ? undefined : related.files[String(captions)];
  const picture = findPicture({ related }, poster);
  if (!film) return <EmptyModule />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film without words has no captions
    <video
      className={styles.stage}
      controls
      playsInline
      preload="none"
      aria-label={title}
      poster={picture && pictureSources(picture.file).src}
    >
      <source src={film.url} type={film.mime} />
      {track && <track kind="captions" src={track.url} srcLang={site.language} label={t('videoCaptions')} default />}
      <a href={film.url}>{title}</a>
    </video>
  );
}

function Hosted(props: VideoProps & { readonly hosted: HostedFilm }) {
  const { title, poster, isLead, hosted } = props;
  const { host, company, watchUrl, frameUrl } = hosted;
  const shop = useShop();
  const place = usePlace();
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const picture = findPicture(shop, poster);
  const isAllowed = shop.settings.externalServices?.videoHosts?.includes(host) ?? false;
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);

  if (isPlaying)
    return (
      <iframe
        ref={frame}
        className={styles.stage}
        src={frameUrl}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  const play = (event: MouseEvent) => {
    if (!isAllowed) return;
    event.preventDefault();
    setPlaying(true);
  };
  const action = shop.t(isAllowed ? 'videoPlay' : 'videoWatch', { company });
  return (
    <>
      {/* A link, so that the film is reached without JavaScript, too. */}
      <a className={styles.stage} href={watchUrl} target="_blank" rel="noopener noreferrer" onClick={play}>
        {picture && (
          <Picture
            className={styles.picture}
            {...picture}
            {...posterPicture(props, picture.file, place)}
            urgency={isLead ? 'lead' : undefined}
          />
        )}
        <span className={styles.play} aria-hidden="true" />
        <span className={styles.label}>
          <span className="visually-hidden">{title}. </span>
          {action}
        </span>
      </a>
      <p className={styles.consent}>{shop.t(isAllowed ? 'videoConsent' : 'videoElsewhere', { company })}</p>
      {!isAllowed && <EditorNotice>{shop.t('videoHostOff', { company })}</EditorNotice>}
    </>
  );
}
