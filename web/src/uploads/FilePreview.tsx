import { useEffect, useRef, useState } from 'react';
import { mdiFileDocumentOutline } from '@mdi/js';
import { Icon } from '../kit/Icon';
import styles from './FilePreview.module.css';

/** A preview of a picture before it is uploaded, or a document icon for a text file. */
export function FilePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const [isBroken, setBroken] = useState(false);
  const isPicture = /^image\/(jpeg|png)$/.test(file.type) && !isBroken;
  return (
    <div className={styles.frame}>
      {isPicture ? (
        <img ref={image} alt="" onError={() => setBroken(true)} className={styles.picture} />
      ) : (
        <Icon path={mdiFileDocumentOutline} className={styles.icon} />
      )}
    </div>
  );
}
