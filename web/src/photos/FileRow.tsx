import { decimal } from '../kit/format';
import { mdiClose } from '@mdi/js';
import { fill } from '../../../schema/fill';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import text from '../kit/text.module.css';
import { FilePreview } from '../uploads/FilePreview';
import * as texts from './texts';
import type { ChosenFile } from './useUpload';
import styles from './FileRow.module.css';

interface Props {
  chosen: ChosenFile;
  /** True if a problem names the file, since colour alone is not enough. */
  isRefused: boolean;
  isUploading: boolean;
  onRemove: () => void;
}

/** One chosen file, with its upload progress and a button to remove it. */
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
          {sizeOf(file)}
          {isUploading &&
            !problem &&
            ` · ${fill(texts.percentUploaded, { percent: Math.round(progress * 100) })}`}
          {!isUploading && sent && ` · ${texts.uploaded}`}
        </p>
        {problem && <p className={classNames(text.small, styles.refused)}>{problem}</p>}
        {isUploading && !problem && (
          <progress
            value={progress}
            aria-label={fill(texts.uploadingFile, { name: file.name })}
            className={styles.progress}
          />
        )}
      </div>
      {!isUploading && (
        <IconButton aria-label={fill(texts.removeFile, { name: file.name })} onClick={onRemove}>
          <Icon path={mdiClose} size="small" />
        </IconButton>
      )}
    </li>
  );
}

const sizeOf = ({ size }: File): string =>
  size < 100_000
    ? fill(texts.kilobytes, { size: Math.max(1, Math.round(size / 1024)) })
    : fill(texts.megabytes, { size: decimal(size / 1024 / 1024) });
