import { useState, type DragEvent, type ReactNode } from 'react';
import * as texts from './texts';
import styles from './PhotoDropArea.module.css';

interface Props {
  /** True while the chat takes no messages. */
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Surrounds an open chat. Photos dropped anywhere in it are added to the next message. */
export function PhotoDropArea({ isDisabled, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(!isDisabled);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!isDisabled) onFiles([...event.dataTransfer.files]);
      }}
      className={styles.area}
    >
      {children}
      {isOver && <div className={styles.over}>{texts.dropPhotos}</div>}
    </div>
  );
}
