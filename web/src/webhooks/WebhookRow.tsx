import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Dot } from '../kit/Dot';
import { spokenDay } from '../kit/format';
import { WebhookRow_WebhookFragmentDoc, type WebhookRow_WebhookFragment } from './WebhookRow.generated';
import { typesOf, webhookState } from './webhookWords';

/** One webhook: its address, its state and what it tells of; leads to its deliveries. */
export function WebhookRow({ webhook }: { webhook: FragmentType<WebhookRow_WebhookFragment> }) {
  const { data } = useSuspenseFragment({ fragment: WebhookRow_WebhookFragmentDoc, from: webhook });
  const { tone, word } = webhookState(data);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MuiLink component={Link} to={paths.webhook(data.id)} sx={linkStyle}>
          {data.url}
        </MuiLink>
        <Box sx={{ mt: 0.25, fontSize: 'var(--text-small)', color: 'text.secondary' }}>
          {typesOf(data.events)} · added {spokenDay(data.createdAt)}
        </Box>
      </Box>
      <Box sx={{ flex: 'none', fontSize: 'var(--text-small)', fontWeight: 500 }}>
        <Dot tone={tone}>{word}</Dot>
      </Box>
    </Box>
  );
}

const rowStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: 2,
  px: 2.5,
  py: 1.75,
  '&:hover a': { textDecoration: 'underline' },
} as const;

/** Pressed anywhere in the row. */
const linkStyle = {
  fontWeight: 600,
  color: 'text.primary',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
