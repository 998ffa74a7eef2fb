import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Notice } from '../ui/Notice';

interface Props {
  name: string;
  secret: string;
  onClose: () => void;
}

/** A key that was just made, to be kept now: it is shown this once. */
export function ApiKeySecret({ name, secret, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // the form that made it is further down the page
  useEffect(() => box.current?.focus(), []);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Box ref={box} tabIndex={-1} sx={{ scrollMarginTop: 88, outline: 'none' }}>
      <Notice kind="success">
        <Box sx={{ fontWeight: 600 }}>{`This is the key ${name}. Keep it now: it is not shown again.`}</Box>
        <Box
          component="code"
          sx={{ display: 'block', my: 1, fontSize: '0.9375rem', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {secret}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={copy}>
            {isCopied ? 'Copied' : 'Copy the key'}
          </Button>
          <Button size="small" onClick={onClose}>
            I have kept it
          </Button>
        </Box>
      </Notice>
    </Box>
  );
}
