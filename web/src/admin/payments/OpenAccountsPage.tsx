import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { ACCOUNT_AGE_WORDS } from '../../../../schema/words';
import { dollars } from '../../kit/format';
import { AdminTable } from '../table/AdminTable';
import { useTableState } from '../table/useTableState';
import { OpenAccountTotalsDocument } from './OpenAccountTable.generated';
import { openAccountScreen } from './openAccountScreen';
import * as texts from './texts';

/** What companies owe for payments on account, with the sums by age. */
export const OpenAccountsPage = () => (
  <>
    <Totals />
    <AdminTable screen={openAccountScreen} />
  </>
);

/** The sums of what is open at the chosen hotel, or at all, by age. */
function Totals() {
  const [{ filters }] = useTableState(openAccountScreen);
  const hotelId = filters.hotel;
  const { data, previousData, error } = useQuery(OpenAccountTotalsDocument, {
    variables: { hotelId },
    fetchPolicy: 'cache-and-network',
  });
  const sums = (data ?? previousData)?.openAccountTotals;
  if (error && !sums) return <p role="alert">{texts.totalsNotLoaded}</p>;
  const rows = [
    [texts.totalOpen, sums?.openCents],
    [ACCOUNT_AGE_WORDS.UP_TO_30, sums?.upTo30Cents],
    [ACCOUNT_AGE_WORDS.UP_TO_60, sums?.upTo60Cents],
    [ACCOUNT_AGE_WORDS.UP_TO_90, sums?.upTo90Cents],
    [ACCOUNT_AGE_WORDS.OVER_90, sums?.over90Cents],
  ] as const;
  return (
    <Box component="dl" aria-label={texts.totalsLabel} sx={listStyle}>
      {rows.map(([name, cents]) => (
        <Box key={name}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {cents === undefined ? '…' : dollars(cents)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  px: { xs: 2, md: 2.5 },
  pt: 2,
  fontVariantNumeric: 'tabular-nums',
};
