import { useQuery } from '@apollo/client/react';
import { ACCOUNT_AGE_WORDS } from '../../../../schema/words';
import { AdminTable } from '../table/AdminTable';
import { TotalsList } from '../table/TotalsList';
import { useTableState } from '../table/useTableState';
import { OpenAccountTotalsDocument } from './OpenAccountTable.generated';
import { openAccountScreen } from './openAccountScreen';
import * as texts from './texts';

/** What companies owe for payments on account, with the sums by age. */
export const OpenAccountsPage = () => (
  <AdminTable screen={openAccountScreen}>
    <Totals />
  </AdminTable>
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
  return <TotalsList label={texts.totalsLabel} rows={rows} />;
}
