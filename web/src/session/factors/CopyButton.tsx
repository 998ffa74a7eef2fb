import { useState } from 'react';
import { Button } from '../../kit/Button';
import { copied } from '../../kit/texts';

interface Props {
  text: string;
  /** What it copies. */
  children: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, children }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Button size="small" variant="outlined" onClick={copy}>
      {isCopied ? copied : children}
    </Button>
  );
}
