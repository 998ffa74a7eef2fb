import { fill } from '../../../../schema/fill';
import { squareOf } from '../../kit/photoSizes';
import styles from './Housekeeping.module.css';
import * as texts from './texts';

const SIZE = 72;

/** The photos of a report as small squares; each opens in a tab of its own. */
export const ReportPhotos = ({ photos, place }: { photos: readonly string[]; place: string }) =>
  photos.length > 0 && (
    <ul className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <img
              src={squareOf(photo, SIZE)}
              alt={fill(texts.photoNumber, { number: index + 1, place })}
              width={SIZE}
              height={SIZE}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
