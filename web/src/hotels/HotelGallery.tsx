import { fill } from '../../../schema/fill';
import { Suspense, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { Carousel } from '../kit/Carousel';
import { classNames } from '../kit/classNames';
import { lazyPart, loadAhead } from '../apollo/lazyPart';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import { useHotelGallery_hotel, type HotelGallery_HotelFragment } from './HotelGallery.generated';
import styles from './HotelGallery.module.css';
import * as texts from './texts';

const loadViewer = async () => (await import('../kit/PhotoViewer')).PhotoViewer;
const PhotoViewer = lazyPart(loadViewer);

/** The hotel's pictures as a carousel, with two more beside it on wide pages; each opens full screen. */
export function HotelGallery({ hotel }: { hotel: FragmentType<HotelGallery_HotelFragment> }) {
  const { name, photos } = useHotelGallery_hotel(hotel);
  const [enlarged, enlarge] = useState<number>();
  const beside = photos.length > 2 ? photos.slice(1, 3) : [];
  return (
    <div
      className={classNames(styles.gallery, beside.length > 0 && styles.mosaic)}
      onPointerEnter={() => loadAhead(loadViewer)}
    >
      <Carousel
        photos={photos}
        of={name}
        ratio={beside.length > 0 ? undefined : '21 / 9'}
        first
        onEnlarge={enlarge}
      />
      {beside.length > 0 && (
        <div className={styles.beside}>
          {beside.map((photo, index) => (
            <div key={photo} className={styles.picture}>
              <Photo src={photo} alt="" />
              <button type="button" onClick={() => enlarge(index + 1)} className={styles.enlarge}>
                <span className={index === 0 ? text.visuallyHidden : styles.shown}>
                  {index === 0
                    ? fill(texts.enlargeSecondPicture, { hotel: name })
                    : fill(texts.allPictures, { count: photos.length })}
                </span>
              </button>
            </div>
          ))}
        </div>
      )}
      {enlarged !== undefined && (
        <Suspense fallback={null}>
          <PhotoViewer photos={photos} of={name} startAt={enlarged} onClose={() => enlarge(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
