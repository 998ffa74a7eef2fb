import type { RefObject } from 'react';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import { sumDue, type PayOutRow } from './payOutRows';
import * as texts from './texts';

interface Props {
  rows: readonly PayOutRow[];
  /** The heading of the list of refunds. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the front desk owes, beside the search; it leads to the list. Nothing if nothing is due. */
export function DueButton({ rows, heading }: Props) {
  const { count, cents } = sumDue(rows);
  if (!count) return null;
  return (
    <Button size="small" variant="text" sx={{ px: 0.5 }} onClick={() => heading.current?.focus()}>
      {fill(texts.showPayOuts, { count, amount: dollars(cents) })}
    </Button>
  );
}
