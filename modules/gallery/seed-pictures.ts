import type { MediaFile } from '@witryna/module-schemas';

type PictureSize = Pick<MediaFile, 'width' | 'height'>;

const PORTRAIT: PictureSize = { width: 800, height: 1000 };

/** A picture of the seed, or a sketch in its colour while it is not there. */
export async function findPicture(
  id: number,
  name: string,
  colour: string,
  size: PictureSize = PORTRAIT,
): Promise<MediaFile> {
  const url = `/pictures/${name}.avif`;
  const answer = await fetch(url, { method: 'HEAD' });
  const isThere = answer.headers.get('content-type') === 'image/avif';
  return {
    id,
    mime: 'image/avif',
    size: 0,
    type: 'image',
    url: isThere ? url : sketch(colour),
    ...size,
  };
}

function sketch(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="#eadbd0"/><ellipse cx="400" cy="820" rx="260" ry="50" fill="#d8c3b5"/><rect x="290" y="380" width="220" height="440" rx="40" fill="${colour}"/><rect x="345" y="270" width="110" height="120" fill="#b08d57"/><rect x="310" y="500" width="180" height="190" fill="#fbf7f2"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
