import { VIDEO_FRAME_ORIGINS, type VideoHost } from '@witryna/module-schemas';

/** A film of another company. */
export interface HostedFilm {
  readonly host: VideoHost;
  /** What people call the company, and who has it. */
  readonly company: string;
  readonly watchUrl: string;
  readonly frameUrl: string;
}

const YOUTUBE_ID = /(?:[?&]v=|\/shorts\/|\/embed\/|youtu\.be\/)([\w-]{11})(?![\w-])/;
const VIMEO_ID = /^https:\/\/(?:www\.)?vimeo\.com\/([0-9]{1,12})(?:\/([0-9a-f]{1,20}))?/;

/** The film at an address that people copy; undefined where the address names none. */
export function hostedFilm(host: VideoHost, address: string): HostedFilm | undefined {
  return host === 'youtube' ? youtubeFilm(address) : vimeoFilm(address);
}

function youtubeFilm(address: string): HostedFilm | undefined {
  const id = YOUTUBE_ID.exec(address)?.[1];
  return id === undefined
    ? undefined
    : {
        host: 'youtube',
        company: 'YouTube (Google)',
        watchUrl: `https://www.youtube.com/watch?v=${id}`,
        frameUrl: `${VIDEO_FRAME_ORIGINS.youtube}/embed/${id}?autoplay=1&rel=0`,
      };
}

function vimeoFilm(address: string): HostedFilm | undefined {
  const [, id, secret] = VIMEO_ID.exec(address) ?? [];
  if (id === undefined) return undefined;
  return {
    host: 'vimeo',
    company: 'Vimeo',
    watchUrl: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`,
    frameUrl: `${VIDEO_FRAME_ORIGINS.vimeo}/video/${id}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}`,
  };
}
