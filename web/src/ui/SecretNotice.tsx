import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Notice } from './Notice';

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
    <Box ref={box} tabIndex={-1} sx={{ scrollMarginTop: 88, outline: 'none' }}>
      <Notice kind="success">
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
        <Box
          component="code"
          sx={{ display: 'block', my: 1, fontSize: '0.9375rem', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {secret}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="outlined" sx={{ borderColor: 'currentColor' }} onClick={copyIt}>
            {isCopied ? 'Copied' : copy}
          </Button>
          <Button size="small" onClick={onClose}>
            I have kept it
          </Button>
        </Box>
      </Notice>
    </Box>
  );
}
