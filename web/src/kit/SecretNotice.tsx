import { useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { Notice } from './Notice';
import styles from './SecretNotice.module.css';

interface Props {
  /** What it is, and that it is told this once. */
  title: string;
  secret: string;
  /** The button that copies it, such as 'Copy the key'. */
  copy: string;
  onClose: () => void;
}

/** A secret that was just made, to be kept now: it is shown this once. */
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
            {isCopied ? 'Copied' : copy}
          </Button>
          <Button size="small" onClick={onClose}>
            I have kept it
          </Button>
        </div>
      </Notice>
    </div>
  );
}
