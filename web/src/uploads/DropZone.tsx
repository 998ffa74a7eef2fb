import { useState, type DragEvent } from 'react';
import { mdiCloudUploadOutline } from '@mdi/js';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import text from '../kit/text.module.css';
import styles from './DropZone.module.css';

interface Props {
  label: string;
  hint: string;
  types: readonly string[];
  isMultiple: boolean;
  isDisabled: boolean;
  /** True as one field of a form among others. */
  isSmall?: boolean;
  onChoose: (files: File[]) => void;
}

/** Takes files from the file dialog, or files that are dropped on it. */
export function DropZone({ label, hint, types, isMultiple, isDisabled, isSmall = false, onChoose }: Props) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isDisabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onChoose([...event.dataTransfer.files]);
  };
  return (
    <label
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(styles.zone, isSmall && styles.small, isOver && styles.over)}
    >
      <Icon path={mdiCloudUploadOutline} className={styles.icon} />
      <span className={text.h4}>{label}</span>
      <span className={classNames(text.small, text.quiet)}>{hint}</span>
      <input
        type="file"
        accept={types.join(',')}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // the same file may be chosen again after it was removed
          target.value = '';
        }}
        className={text.visuallyHidden}
      />
    </label>
  );
}
