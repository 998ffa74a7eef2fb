import { useState } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { onErrorPage } from '../../apollo/failureLink';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { spokenMoment } from '../../kit/moments';
import { AccountTable } from './AccountTable';
import { useClosedDaysQuery } from './DayClose.generated';
import { DayFigures } from './DayFigures';
import { daysInWords } from './daysInWords';
import * as texts from './texts';

/** How many are shown at first, and how many more at once. */
const FIRST = 10;
const MORE = 50;

/** The closed days of a hotel, newest first, with their figures. */
export function ClosedDays({ hotelId }: { hotelId: string }) {
  const [isLoading, setLoading] = useState(false);
  const { data, previousData, fetchMore } = useClosedDaysQuery({
    variables: { hotelId, limit: FIRST },
    fetchPolicy: 'cache-and-network',
    context: onErrorPage,
  });
  const shown = (data ?? previousData)?.dayCloses;
  if (!shown) return <Skeleton variant="rounded" height={120} />;
  if (!shown.items.length) return <Box sx={{ color: 'text.secondary' }}>{texts.noneClosed}</Box>;
  const showMore = () => {
    setLoading(true);
    fetchMore({
      variables: { limit: MORE, after: shown.items.at(-1)!.id },
      updateQuery: (before, { fetchMoreResult: { dayCloses } }) => ({
        dayCloses: { ...dayCloses, items: [...before.dayCloses.items, ...dayCloses.items] },
      }),
    })
      .catch(() => undefined)
      .finally(() => setLoading(false));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {shown.items.map((close) => (
        <Box key={close.id} component="details" sx={closeStyle}>
          <summary>{daysInWords(close)}</summary>
          <Box sx={{ display: 'grid', gap: 1.5, py: 1 }}>
            <Box sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}>
              {fill(texts.closedBy, {
                name: close.user?.name ?? texts.deletedPerson,
                moment: spokenMoment(close.at),
              })}
            </Box>
            {close.note && <Box sx={{ whiteSpace: 'pre-line' }}>{close.note}</Box>}
            <DayFigures figures={close.figures} />
            <AccountTable accounts={close.accounts} />
          </Box>
        </Box>
      ))}
      {shown.total > shown.items.length && (
        <Button loading={isLoading} onClick={showMore}>
          {texts.showMore}
        </Button>
      )}
    </Box>
  );
}

const closeStyle = {
  width: '100%',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-control)',
  bgcolor: 'background.paper',
  '& > summary': { cursor: 'pointer', fontWeight: 500 },
};
