import type { StayDates } from '../../../../schema/nights';
import { NightsTakenNotice } from '../checkout/NightsTakenNotice';
import { PriceChangedDialog } from '../checkout/PriceChangedDialog';
import { Notice } from '../../kit/Notice';
import type { SelectionStep } from '../../rooms/selection';
import type { ChangeRefusal } from './useChange';

interface Props {
  refusal: ChangeRefusal;
  selection: readonly string[];
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
  onAgree: (version: string) => void;
  onBack: () => void;
}

/** Why the booking was not changed, and what to do now; the selection stays. */
export function ChangeRefusalNotice({ refusal, onAgree, onBack, ...choice }: Props) {
  if (refusal.__typename === 'NightsTaken') return <NightsTakenNotice problem={refusal} {...choice} />;
  if (refusal.__typename === 'PriceChanged')
    return (
      <PriceChangedDialog
        problem={refusal}
        agree="Change at the new price"
        onAgree={() => onAgree(refusal.quote.version)}
        onBack={onBack}
      />
    );
  return <Notice kind="warning">{refusal.message} Your booking is as it was.</Notice>;
}
