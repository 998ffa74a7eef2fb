import { fill } from '../../../../schema/fill';
import type { StayDates } from '../../../../schema/nights';
import { NightsTakenNotice } from '../checkout/NightsTakenNotice';
import { PriceChangedDialog } from '../checkout/PriceChangedDialog';
import { Notice } from '../../kit/Notice';
import type { SelectionStep } from '../../rooms/selection';
import type { ChangeRefusal } from './useChange';
import * as texts from './texts';

interface Props {
  refusal: ChangeRefusal;
  selection: readonly string[];
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
  onAgree: (version: string) => void;
  onBack: () => void;
}

/** The reason why the booking was not changed, with the next steps. The selection stays. */
export function ChangeRefusalNotice({ refusal, onAgree, onBack, ...choice }: Props) {
  if (refusal.__typename === 'NightsTaken') return <NightsTakenNotice problem={refusal} {...choice} />;
  if (refusal.__typename === 'PriceChanged')
    return (
      <PriceChangedDialog
        problem={refusal}
        agree={texts.changeAtNewPrice}
        onAgree={() => onAgree(refusal.quote.version)}
        onBack={onBack}
      />
    );
  return <Notice kind="warning">{fill(texts.bookingUnchanged, { reason: refusal.message })}</Notice>;
}
