import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../../schema/fill';
import { UPLOADS, UPLOAD_MEGABYTES } from '../../../../schema/uploads';
import { FieldSet } from '../../kit/FieldSet';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import { DropZone } from '../../uploads/DropZone';
import { PhotoRow } from './PhotoRow';
import styles from './ReviewPhotoFields.module.css';
import * as texts from './texts';
import type { ReviewPhotoForm } from './useReviewPhotos';

const { types, most } = UPLOADS.REVIEW_PHOTO;

/** The photos of a review in a form: those that it has, the uploads, and the place to add more. */
export function ReviewPhotoFields({ form }: { form: ReviewPhotoForm }) {
  const { photos, problems, uploading, add, remove, retry } = form;
  const fields = useRef<HTMLDivElement>(null);
  const removeAt = (key: string) => {
    // the button that was pressed is gone then
    flushSync(() => remove(key));
    fields.current?.querySelector('input')?.focus();
  };
  const isFull = photos.length >= most;
  return (
    <FieldSet label={texts.photos}>
      <div ref={fields} className={styles.fields}>
        {photos.length > 0 && (
          <ul aria-label={texts.addedPhotos} className={styles.photos}>
            {photos.map((photo, index) => (
              <PhotoRow
                key={photo.key}
                photo={photo}
                number={index + 1}
                onRemove={() => removeAt(photo.key)}
                onRetry={retry}
              />
            ))}
          </ul>
        )}
        <DropZone
          label={isFull ? fill(texts.allPhotosAdded, { count: most }) : texts.choosePhotos}
          hint={fill(texts.photoLimits, { types: types.join(', '), limit: UPLOAD_MEGABYTES, count: most })}
          types={types}
          isMultiple
          isDisabled={isFull}
          isSmall
          onChoose={add}
        />
        {problems.map((problem) => (
          <Notice key={problem} kind="error">
            {problem}
          </Notice>
        ))}
        <p role="status" className={text.visuallyHidden}>
          {uploading > 0
            ? fill(texts.photosUploading, { count: uploading })
            : photos.length > 0 && fill(texts.photosReady, { count: photos.length })}
        </p>
      </div>
    </FieldSet>
  );
}
