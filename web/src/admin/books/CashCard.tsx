import { useState } from 'react';
import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { dollars } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import { CountCashDialog } from './CountCashDialog';
import type { DaySheetQuery } from './DayClose.generated';
import * as texts from './texts';

interface Props {
  hotelId: string;
  cash: NonNullable<DaySheetQuery['day']>['cash'];
}

/** The cash at the front desk by the books, its last count, and the button to count it. */
export function CashCard({ hotelId, cash }: Props) {
  const [isCounting, setCounting] = useState(false);
  const [done, setDone] = useState('');
  const { expectedCents, lastCount } = cash;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Box component="span" sx={amountStyle}>
          {dollars(expectedCents)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {texts.cashExpected}
        </Box>
      </Box>
      <Box sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}>
        {lastCount
          ? fill(texts.lastCounted, {
              name: lastCount.user?.name ?? texts.deletedPerson,
              moment: spokenMoment(lastCount.at),
              amount: dollars(lastCount.countedCents),
            })
          : texts.neverCounted}
      </Box>
      <Button
        variant="outlined"
        onClick={() => {
          setDone('');
          setCounting(true);
        }}
      >
        {texts.countCash}
      </Button>
      {done && <Notice kind="success">{done}</Notice>}
      {isCounting && (
        <CountCashDialog
          {...{ hotelId, expectedCents }}
          isFirst={!lastCount}
          onDone={setDone}
          onClose={() => setCounting(false)}
        />
      )}
    </Box>
  );
}

const amountStyle = {
  fontSize: 'var(--text-heading-2)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
};
