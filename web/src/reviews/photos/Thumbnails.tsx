import { Suspense, useState } from 'react';
import { fill } from '../../../../schema/fill';
import { lazyPart, loadAhead } from '../../apollo/lazyPart';
import { squareOf } from '../../kit/photoSizes';
import { photoBy, photosBy } from '../../kit/texts';

const loadViewer = async () => (await import('../../kit/PhotoViewer')).PhotoViewer;
const PhotoViewer = lazyPart(loadViewer);

/** Width and height of a thumbnail, in pixels. ReviewCard.module.css reserves the same. */
const SIZE = 72;

interface Props {
  photos: readonly string[];
  by: string;
}

/** Small squares of the photos of a review; each opens full screen. */
export function Thumbnails({ photos, by }: Props) {
  const [enlarged, enlarge] = useState<number>();
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <ul aria-label={fill(photosBy, { name: by })} onPointerEnter={() => loadAhead(loadViewer)}>
        {photos.map((photo, index) => {
          const alt = fill(photoBy, { number: index + 1, count: photos.length, name: by });
          return (
            <li key={photo}>
              <button type="button" aria-label={alt} aria-haspopup="dialog" onClick={() => enlarge(index)}>
                {!failed.has(photo) && (
                  <img
                    src={squareOf(photo, SIZE)}
                    alt={alt}
                    width={SIZE}
                    height={SIZE}
                    loading="lazy"
                    decoding="async"
                    onError={() => setFailed((before) => new Set([...before, photo]))}
                  />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {enlarged !== undefined && (
        <Suspense>
          <PhotoViewer photos={photos} by={by} startAt={enlarged} onClose={() => enlarge(undefined)} />
        </Suspense>
      )}
    </>
  );
}
