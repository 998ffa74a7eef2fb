import { mdiClose } from '@mdi/js';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import text from '../kit/text.module.css';
import { FilePreview } from './FilePreview';
import type { ChosenFile } from './useUpload';
import styles from './FileRow.module.css';

interface Props {
  chosen: ChosenFile;
  /** Named by a problem as well: colour alone says nothing. */
  isRefused: boolean;
  isUploading: boolean;
  onRemove: () => void;
}

/** One chosen file: what it is, how far it is on its way, and the way to leave it out. */
export function FileRow({
  chosen: { file, progress, sent, problem },
  isRefused,
  isUploading,
  onRemove,
}: Props) {
  return (
    <li className={styles.row}>
      <FilePreview file={file} />
      <div className={styles.words}>
        <p className={classNames(text.h5, text.oneLine, isRefused && styles.refused)} title={file.name}>
          {file.name}
        </p>
        <p className={classNames(text.small, text.quiet, styles.numbers)}>
          {inMegabytes(file.size)}
          {isUploading && !problem && ` · ${Math.round(progress * 100)} %`}
          {!isUploading && sent && ' · Sent'}
        </p>
        {problem && <p className={classNames(text.small, styles.refused)}>{problem}</p>}
        {isUploading && !problem && (
          <progress value={progress} aria-label={`Upload of ${file.name}`} className={styles.progress} />
        )}
      </div>
      {!isUploading && (
        <IconButton aria-label={`Remove ${file.name}`} onClick={onRemove}>
          <Icon path={mdiClose} size="small" />
        </IconButton>
      )}
    </li>
  );
}

const inMegabytes = (bytes: number): string =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
