import { mdiClose } from '@mdi/js';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Icon } from '../../kit/Icon';
import { IconButton } from '../../kit/IconButton';
import { squareOf } from '../../kit/photoSizes';
import progressOf from '../../kit/progress.module.css';
import text from '../../kit/text.module.css';
import { FilePreview } from '../../uploads/FilePreview';
import styles from './PhotoRow.module.css';
import * as texts from './texts';
import type { FormPhoto, NewPhoto } from './useReviewPhotos';

/** Width and height of a preview, in pixels; the same as of FilePreview. */
const SIZE = 64;

interface Props {
  photo: FormPhoto;
  /** Its place among the photos, from 1. */
  number: number;
  onRemove: () => void;
  onRetry: (photo: NewPhoto) => void;
}

/** One photo in the form of a review: what it shows, how far its upload is, and buttons to remove it or to try again. */
export function PhotoRow({ photo, number, onRemove, onRetry }: Props) {
  const name = photo.file?.name ?? fill(texts.photoNumber, { number });
  return (
    <li className={styles.row}>
      {photo.file ? (
        <FilePreview file={photo.file} />
      ) : (
        <img src={squareOf(photo.key, SIZE)} alt="" width={SIZE} height={SIZE} className={styles.picture} />
      )}
      <div className={styles.words}>
        <p className={classNames(text.body, text.oneLine)} title={name}>
          {name}
        </p>
        {photo.file ? <Upload photo={photo} onRetry={onRetry} /> : <State>{texts.published}</State>}
      </div>
      <IconButton aria-label={fill(texts.removePhoto, { name })} onClick={onRemove}>
        <Icon path={mdiClose} size="small" />
      </IconButton>
    </li>
  );
}

const State = ({ children }: { children: string }) => (
  <p className={classNames(text.small, text.quiet, styles.state)}>{children}</p>
);

function Upload({ photo, onRetry }: { photo: NewPhoto; onRetry: (photo: NewPhoto) => void }) {
  const { file, progress, sent, problem } = photo;
  if (problem)
    return (
      <>
        <p role="alert" className={classNames(text.small, styles.problem)}>
          {problem}
        </p>
        <Button
          size="small"
          variant="outlined"
          aria-label={fill(texts.retryNamed, { name: file.name })}
          onClick={() => onRetry(photo)}
          className={styles.retry}
        >
          {texts.retryPhoto}
        </Button>
      </>
    );
  if (sent) return <State>{texts.uploaded}</State>;
  return (
    <>
      <State>{fill(texts.percentUploaded, { percent: Math.round(progress * 100) })}</State>
      <progress
        value={progress}
        aria-label={fill(texts.uploadingPhoto, { name: file.name })}
        className={classNames(progressOf.progress, styles.progress)}
      />
    </>
  );
}
