import { useMemo } from 'react';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { dollars, spokenDate } from '../../kit/format';
import { NoticePage } from '../../kit/NoticePage';
import { staffPaths } from '../staffPaths';
import { AdminTable } from '../table/AdminTable';
import { usePayoutPageSuspenseQuery } from './PayoutPage.generated';
import * as texts from './texts';
import { payoutTransactions } from './transactionScreen';

/** The transactions of one payout. */
export function PayoutPage() {
  const { payoutId = '' } = useParams();
  const { payout } = usePayoutPageSuspenseQuery({ variables: { payoutId } }).data;
  const title = payout
    ? fill(texts.payoutOf, { amount: dollars(payout.amountCents), day: spokenDate(payout.arrivalDay) })
    : '';
  const screen = useMemo(() => payoutTransactions(payoutId, title), [payoutId, title]);
  if (payout) return <AdminTable screen={screen} />;
  return (
    <NoticePage
      title={texts.unknownPayout}
      actions={
        <Button component={Link} to={staffPaths.payouts()} variant="outlined">
          {texts.backToPayouts}
        </Button>
      }
    >
      {texts.unknownPayoutHelp}
    </NoticePage>
  );
}
