import { mdiClose } from '@mdi/js';
import { LIMITS } from '../../../schema/limits';
import { classNames } from '../kit/classNames';
import { TextInput } from '../kit/Field';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import text from '../kit/text.module.css';
import rows from './rows.module.css';
import type { Photos } from './usePhotos';
import styles from './ChosenPhotos.module.css';

/** The pictures that leave with the next message, each with a line that says what it shows. */
export const ChosenPhotos = ({ photos, problems, describe, remove }: Photos) => (
  <>
    {problems.length > 0 && (
      <div role="alert" className={styles.problems}>
        {problems.join(' ')}
      </div>
    )}
    {photos.length > 0 && (
      <div role="group" aria-label="Pictures of your message" className={styles.list}>
        {photos.map(({ file, url, alt }, index) => (
          <div key={url} className={styles.photo}>
            <img src={url} alt="" className={styles.picture} />
            <div className={rows.grow}>
              <TextInput
                aria-label={`What picture ${index + 1}, ${file.name}, shows`}
                placeholder="Describe it for those who cannot see it"
                maxLength={LIMITS.photoAlt}
                value={alt}
                onChange={(event) => describe(url, event.target.value)}
              />
              <div className={classNames(rows.note, text.oneLine)}>{file.name}</div>
            </div>
            <IconButton aria-label={`Remove ${file.name}`} onClick={() => remove(url)}>
              <Icon path={mdiClose} size="small" />
            </IconButton>
          </div>
        ))}
      </div>
    )}
  </>
);
