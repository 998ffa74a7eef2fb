import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { ago, spokenMoment } from '../../kit/moments';
import { useRefusal } from '../../session/useRefusal';
import { useProviderReadingQuery, useReadCardProviderMutation } from './ReadNow.generated';
import * as texts from './texts';

/** How often a reading that is under way is looked at, in milliseconds. */
const POLL_MS = 3000;

/** Says when the card provider was last read, and reads it now. */
export function ReadNow() {
  const { data, client, startPolling, stopPolling } = useProviderReadingQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [read, { loading }] = useReadCardProviderMutation();
  const refusal = useRefusal();
  const reading = data?.providerReading;
  const isReading = loading || reading?.isReading === true;
  useEffect(() => {
    if (!isReading) return;
    startPolling(POLL_MS);
    return () => {
      stopPolling();
      // The table beside it shows what was read.
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName !== 'ProviderReading',
      });
    };
  }, [isReading, client, startPolling, stopPolling]);
  const start = async () => {
    const answer = (await refusal.answerOf(read({ variables: { input: {} } })))?.readCardProvider;
    if (answer && answer.__typename !== 'ProviderReading') refusal.show(answer);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
        {stateOf(reading, isReading)}
      </Box>
      <Button variant="outlined" size="small" loading={isReading} onClick={() => void start()}>
        {texts.readNow}
      </Button>
      {refusal.notice}
    </Box>
  );
}

interface Reading {
  readAt: string | null;
  failedAt: string | null;
}

function stateOf(reading: Reading | undefined, isReading: boolean): string {
  if (isReading) return texts.isReading;
  if (!reading) return '';
  if (reading.failedAt) return fill(texts.noAnswerSince, { moment: spokenMoment(reading.failedAt) });
  return reading.readAt ? fill(texts.lastRead, { ago: ago(reading.readAt) }) : texts.neverRead;
}
