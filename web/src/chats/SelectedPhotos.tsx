import { mdiClose } from '@mdi/js';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { classNames } from '../kit/classNames';
import { TextInput } from '../kit/Field';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import text from '../kit/text.module.css';
import * as texts from './texts';
import rows from './rows.module.css';
import type { Photos } from './usePhotos';
import styles from './SelectedPhotos.module.css';

/** The photos of the next message, each with a field for its description. */
export const SelectedPhotos = ({ photos, problems, describe, remove }: Photos) => (
  <>
    {problems.length > 0 && (
      <div role="alert" className={styles.problems}>
        {problems.join(' ')}
      </div>
    )}
    {photos.length > 0 && (
      <div role="group" aria-label={texts.photosOfMessage} className={styles.list}>
        {photos.map(({ file, url, alt }, index) => (
          <div key={url} className={styles.photo}>
            <img src={url} alt="" className={styles.picture} />
            <div className={rows.grow}>
              <TextInput
                aria-label={fill(texts.describePhoto, { number: index + 1, file: file.name })}
                placeholder={texts.describePhotoHint}
                maxLength={LIMITS.photoAlt}
                value={alt}
                onChange={(event) => describe(url, event.target.value)}
              />
              <div className={classNames(rows.note, text.oneLine)}>{file.name}</div>
            </div>
            <IconButton aria-label={fill(texts.remove, { name: file.name })} onClick={() => remove(url)}>
              <Icon path={mdiClose} size="small" />
            </IconButton>
          </div>
        ))}
      </div>
    )}
  </>
);
