import { currentLanguage, languagePrefix } from '../../../schema/language';
import { useEffect, useState } from 'react';
import { mdiExportVariant } from '@mdi/js';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './ShareButton.module.css';
import * as texts from './texts';

interface Props {
  /** What is shared, as a title. */
  title: string;
  /** The address to share, from the root. */
  to: string;
  className?: string;
}

/** For how long it says that the link was copied, in milliseconds. */
const SAID_MS = 4000;

/** Shares an address by what the device offers for that; else copies it and says so. */
export function ShareButton({ title, to, className }: Props) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said !== texts.linkCopied) return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const share = async () => {
    const url = location.origin + languagePrefix(currentLanguage()) + to;
    if ('share' in navigator)
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        // the person closed what the device offered
        if ((error as Error).name === 'AbortError') return;
      }
    try {
      await navigator.clipboard.writeText(url);
      setSaid(texts.linkCopied);
    } catch {
      setSaid(url);
    }
  };

  return (
    <div className={styles.place}>
      <IconButton
        aria-label={texts.share}
        onClick={() => void share()}
        className={classNames(styles.button, className)}
      >
        <Icon path={mdiExportVariant} />
      </IconButton>
      <div role="status" className={classNames(said && styles.said)}>
        {said}
      </div>
    </div>
  );
}
