import { useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { Notice } from './Notice';
import styles from './SecretNotice.module.css';
import * as texts from './texts';

interface Props {
  /** What it is, and that it is shown only once. */
  title: string;
  secret: string;
  /** The button that copies it, such as 'Copy the key'. */
  copy: string;
  onClose: () => void;
}

/** A new secret, which the reader saves now: it is shown only once. */
export function SecretNotice({ title, secret, copy, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // what made it is elsewhere on the page
  useEffect(() => box.current?.focus(), []);
  const copyIt = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div ref={box} tabIndex={-1} className={styles.place}>
      <Notice kind="success">
        <div className={styles.title}>{title}</div>
        <code className={styles.secret}>{secret}</code>
        <div className={styles.actions}>
          <Button size="small" variant="outlined" className={styles.copy} onClick={copyIt}>
            {isCopied ? texts.copied : copy}
          </Button>
          <Button size="small" onClick={onClose}>
            {texts.secretSaved}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
