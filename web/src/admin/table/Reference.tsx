import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CopiedIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import * as texts from './texts';

/** A record's reference, with a button that copies it. */
export function Reference({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={{ fontSize: 'var(--text-small)', overflowWrap: 'anywhere' }}>
        {id}
      </Box>
      <IconButton size="small" aria-label={isCopied ? texts.copied : texts.copyReference} onClick={copy}>
        {isCopied ? <CopiedIcon sx={iconStyle} /> : <CopyIcon sx={iconStyle} />}
      </IconButton>
    </Box>
  );
}

const iconStyle = { fontSize: '1rem' };
